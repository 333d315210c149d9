import { buildIfStale } from './build.js';

await buildIfStale();
await import('../dist/main.js');
