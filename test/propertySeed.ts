import fc from 'fast-check';

/**
 * Properties are tried with the same cases in every run, so that a red run is the fault of what was changed.
 * `FC_SEED=123 npm run test:unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
