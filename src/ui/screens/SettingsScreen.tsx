import { Text } from 'ink';

export const SettingsScreen = () => <Text>SettingsScreen</Text>;
