import type { Key } from '../i18n/catalogue.ts';
import type { TimeMode } from '../rules/options.ts';
import type { Choice, Field, NumberField } from './field.ts';
import { type SetupForm, withTime } from './form.ts';

const PART: Key = 'setup.partTime';
const SECOND = 1_000;
const MODES = ['classic', 'pool', 'match', 'turn'] as const;

const mode = (id: TimeMode['mode'], word: Key, about: Key): Choice => ({
  word: { key: word },
  about,
  set: (form) => withTime(form, form.times[id]),
});

type Limits = Pick<NumberField, 'id' | 'value' | 'least' | 'most' | 'set'> & {
  readonly label: Key;
  readonly about: Key;
  readonly none?: Key;
};

const duration = ({ label, ...rest }: Limits): NumberField => ({
  ...rest,
  part: PART,
  isDetail: true,
  label: { key: label },
  kind: 'number',
  unit: 'ms',
  step: SECOND,
});

const TURN_LIMITS = { least: 10 * SECOND, most: 600 * SECOND };

/** The values of the running mode (RULES.md section 6). */
function details(time: TimeMode): readonly Field[] {
  switch (time.mode) {
    case 'classic':
      return [
        duration({
          id: 'idleMs',
          label: 'setup.idle',
          about: 'setup.idleAbout',
          value: time.idleMs,
          ...TURN_LIMITS,
          set: (form, idleMs) => withTime(form, { ...time, idleMs: idleMs ?? time.idleMs }),
        }),
      ];
    case 'pool':
      return [
        duration({
          id: 'poolMs',
          label: 'setup.pool',
          about: 'setup.poolAbout',
          value: time.poolMs,
          least: 10 * SECOND,
          most: 7_200 * SECOND,
          set: (form, poolMs) => withTime(form, { ...time, poolMs: poolMs ?? time.poolMs }),
        }),
      ];
    case 'match':
      return matchDetails(time);
    case 'turn':
      return [
        duration({
          id: 'turnMs',
          label: 'setup.turn',
          about: 'setup.turnAbout',
          value: time.turnMs,
          ...TURN_LIMITS,
          set: (form, turnMs) => withTime(form, { ...time, turnMs: turnMs ?? time.turnMs }),
        }),
      ];
    default:
      return time satisfies never;
  }
}

function matchDetails(time: Extract<TimeMode, { mode: 'match' }>): readonly Field[] {
  const atEnd = (value: typeof time.atEnd, word: Key, about: Key): Choice => ({
    word: { key: word },
    about,
    set: (form) => withTime(form, { ...time, atEnd: value }),
  });
  return [
    duration({
      id: 'matchMs',
      label: 'setup.match',
      about: 'setup.matchAbout',
      value: time.matchMs,
      least: 30 * SECOND,
      most: 86_400 * SECOND,
      set: (form, matchMs) => withTime(form, { ...time, matchMs: matchMs ?? time.matchMs }),
    }),
    duration({
      id: 'matchTurnMs',
      label: 'setup.matchTurn',
      about: 'setup.matchTurnAbout',
      value: time.turnMs,
      ...TURN_LIMITS,
      none: 'setup.noTurnLimit',
      set: (form, turnMs) => withTime(form, { ...time, turnMs }),
    }),
    {
      id: 'atEnd',
      part: PART,
      isDetail: true,
      label: { key: 'setup.atEnd' },
      about: 'setup.atEndAbout',
      kind: 'choice',
      choices: [
        atEnd('stop', 'setup.atEndStop', 'setup.atEndStopAbout'),
        atEnd('finishLap', 'setup.atEndLap', 'setup.atEndLapAbout'),
      ],
      at: time.atEnd === 'stop' ? 0 : 1,
    },
  ];
}

/** The time mode and its values. */
export function timeFields({ options }: SetupForm): readonly Field[] {
  return [
    {
      id: 'time',
      part: PART,
      label: { key: 'setup.time' },
      about: 'setup.timeAbout',
      kind: 'choice',
      choices: [
        mode('classic', 'setup.timeClassic', 'setup.timeClassicAbout'),
        mode('pool', 'setup.timePool', 'setup.timePoolAbout'),
        mode('match', 'setup.timeMatch', 'setup.timeMatchAbout'),
        mode('turn', 'setup.timeTurn', 'setup.timeTurnAbout'),
      ],
      at: MODES.indexOf(options.time.mode),
    },
    ...details(options.time),
  ];
}
