import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests run React's production build (NODE_ENV below), which knows no development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    setupFiles: ['test/propertySeed.ts'],
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    // Slow machines are not a fault: a test waits for what it wants to see, and this is only the last net.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // React's development build doubles the cost of a redraw and leaks performance entries.
    env: { NODE_ENV: 'production' },
  },
});
