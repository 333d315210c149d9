import { Text } from 'ink';

export const Welcome = () => <Text>Welcome</Text>;
