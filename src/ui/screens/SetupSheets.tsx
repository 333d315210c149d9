import { useState } from 'react';
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  type MatchOptions,
  type TableSettings,
} from '../../rules/options.ts';
import { useNav } from '../nav.tsx';
import { useSessionView } from '../sessionContext.tsx';
import { TABLE_NAME_LIMIT } from '../setup/EditRow.tsx';
import { useSend } from '../useSend.ts';
import { useWords } from '../words.tsx';
import { Setup } from './Setup.tsx';

/** A table of one's own; when it stands its host is in seat 1, and the place changes by itself. */
export function NewTable({ options = DEFAULT_OPTIONS }: { readonly options?: MatchOptions | undefined }) {
  const { t } = useWords();
  const nav = useNav();
  const { name } = useSessionView();
  const { send, notice } = useSend();
  const [initial] = useState(() => ({
    name: [...t('setup.defaultName', { name: name ?? '' })].slice(0, TABLE_NAME_LIMIT).join('').trim(),
    options,
    settings: DEFAULT_SETTINGS,
  }));
  return (
    <Setup
      title={t('setup.newTitle')}
      initial={initial}
      isNew
      notice={notice}
      onSubmit={(setup) => void send({ type: 'openTable', setup }).then((done) => done && nav.close())}
      onBack={nav.close}
    />
  );
}

interface Props {
  readonly options: MatchOptions;
  readonly settings: TableSettings;
}

/** Other options for the table whose host one is. */
export function OptionsOfTable({ options, settings }: Props) {
  const { t } = useWords();
  const nav = useNav();
  const { send, notice } = useSend();
  return (
    <Setup
      title={t('setup.changeTitle')}
      initial={{ name: '', options, settings }}
      isNew={false}
      notice={notice}
      onSubmit={(setup) =>
        void send({
          type: 'table',
          command: { type: 'ChangeOptions', options: setup.options, settings: setup.settings },
        }).then((done) => done && nav.close())
      }
      onBack={nav.close}
    />
  );
}
