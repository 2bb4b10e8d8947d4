import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, MSTL } from '@bsull/augurs/mstl';
import { naive2 } from '#engines/forecast/models/naive.ts';
import { theta } from '#engines/forecast/models/theta.ts';

initSync({
  module: readFileSync(
    createRequire(import.meta.url)
      .resolve('@bsull/augurs/mstl')
      .replace('.js', '_bg.wasm'),
  ),
});

/** The MSTL of augurs, its trend by its own ETS; what it fails at is counted as the naive forecast. */
function augurs(x: number[], horizon: number, period: number): ArrayLike<number> {
  const periods = period > 1 && x.length >= 2 * period ? [period] : [2];
  try {
    const model = MSTL.ets(periods);
    model.fit(Float64Array.from(x));
    const { point } = model.predict(horizon);
    model.free();
    if (point.every(Number.isFinite)) return point;
  } catch {
    // It panics on short and on constant series.
  }
  return naive2(x, horizon, period);
}

/** What the forecasts are held against, the measure itself first. */
export const peers = { naive2, theta, augurs };
export type PeerName = keyof typeof peers;
