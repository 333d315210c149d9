import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { cellWidth, clip } from '../cells.ts';
import { Confirm } from '../components/Dialog.tsx';
import { Footer } from '../components/Footer.tsx';
import type { Hint } from '../hints.ts';
import { useSize } from '../size.ts';
import { useTheme } from '../theme.tsx';
import { type Deadline, TitleLine } from './TitleLine.tsx';
import { FOOTER_ROWS } from './tableLayout.ts';

/** A question before something that cannot be undone. */
export interface Asked {
  readonly text: string;
  readonly yes: () => void;
}

interface Props {
  readonly title: string;
  /** What stands at the right of the title, the most important last: what does not fit whole is left out from the front. */
  readonly aside: readonly string[];
  /** A clock that runs for everyone, at the end of the title line. */
  readonly clock?: Deadline | null;
  /** Something that holds for everyone now, such as the final round: stands in the line under the title. */
  readonly banner?: string | null;
  /** What stands there where that is too long. */
  readonly shortBanner?: string | null;
  readonly footerRows?: number;
  /** From `useActions`. */
  readonly hints: readonly Hint[];
  /** A line to type in, in the place of the keys. */
  readonly input?: ReactNode;
  /** A question in the place of the body. */
  readonly asked?: Asked | null;
  /** The question or the line to type in is done with. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A banner has a space and a piece of the rule at each end. */
const BANNER_EDGES = 6;

interface QuestionProps extends Pick<Props, 'title' | 'onClose'> {
  readonly asked: Asked;
}

function Question({ title, asked, onClose }: QuestionProps) {
  const onYes = () => {
    onClose();
    asked.yes();
  };
  return <Confirm title={title} text={asked.text} onYes={onYes} onNo={onClose} />;
}

/** The frame of a table: leaner than the other screens', because dice, seats and log want every line. */
export function TableFrame(props: Props) {
  const {
    title,
    aside,
    clock = null,
    banner = null,
    shortBanner = banner,
    footerRows = FOOTER_ROWS,
    hints,
    input = null,
    asked = null,
    onClose,
    children,
  } = props;
  const theme = useTheme();
  const { columns, rows, width } = useSize();
  const { ellipsis, rule } = theme.glyphs;
  const fits = banner === null || cellWidth(banner) <= width - BANNER_EDGES;
  const announced = fits ? banner : shortBanner;
  const said = announced === null ? '' : ` ${clip(announced, width - BANNER_EDGES, ellipsis)} `;
  const start = banner === null ? '' : rule.repeat(2);
  return (
    <Box width={columns} height={rows} overflow="hidden" justifyContent="center">
      <Box flexDirection="column" width={width} flexShrink={0}>
        <TitleLine title={title} aside={aside} clock={clock} width={width} />
        <Text {...theme.border} wrap="truncate">
          {start}
          <Text {...theme.warn} bold>
            {said}
          </Text>
          {rule.repeat(Math.max(0, width - cellWidth(start + said)))}
        </Text>
        <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden">
          {asked ? <Question title={title} asked={asked} onClose={onClose} /> : children}
        </Box>
        <Box flexDirection="column" height={footerRows} flexShrink={0} overflow="hidden">
          {asked ? null : (input ?? <Footer hints={hints} columns={width} lines={footerRows} />)}
        </Box>
      </Box>
    </Box>
  );
}
