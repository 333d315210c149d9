import { Text } from 'ink';

export const Lobby = () => <Text>Lobby</Text>;
