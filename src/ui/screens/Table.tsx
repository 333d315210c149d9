import { Text } from 'ink';

export const Table = () => <Text>Table</Text>;
