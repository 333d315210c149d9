import { Text } from 'ink';

export const Rules = () => <Text>Rules</Text>;
