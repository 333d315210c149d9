import { Text } from 'ink';
import type { MatchOptions, TableSettings } from '../../rules/options.ts';

export const NewTable = () => <Text>NewTable</Text>;

interface Props {
  readonly options: MatchOptions;
  readonly settings: TableSettings;
}

export const OptionsOfTable = (_: Props) => <Text>Options</Text>;
