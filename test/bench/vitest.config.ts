import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    benchmark: { include: ['test/bench/**/*.bench.ts', 'test/bench/**/*.bench.tsx'] },
    // Two benchmarks at once would measure each other.
    fileParallelism: false,
    testTimeout: 300_000,
    env: { NODE_ENV: 'production' },
  },
});
