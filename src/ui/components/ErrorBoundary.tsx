import { Box, Text } from 'ink';
import { Component, type ReactNode } from 'react';

interface Props {
  /** What to show instead of a screen that cannot be drawn. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Told what was thrown, for the server's log; the person never sees it. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** React knows error boundaries only as classes. Ours shows a sentence; Ink's would show source code. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(() => this.setState({ broken: false }));
  }
}

/** The last net, outside of everything: plain words, no theme, no session. */
export const LastWords = () => (
  <Box>
    <Text>Something went wrong. Please connect again.</Text>
  </Box>
);
