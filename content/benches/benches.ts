import type { Bench } from './bench.ts';
import { demoBenches } from './demo-benches.ts';
import { toolBenches } from './tool-benches.ts';

export const benches: readonly Bench[] = [...demoBenches, ...toolBenches];

const byPath = new Map(benches.map((bench) => [bench.path, bench]));

/** The bench at this path, if there is one. */
export const benchAt = (path: string): Bench | undefined => byPath.get(path);
