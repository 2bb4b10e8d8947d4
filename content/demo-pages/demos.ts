import type { Demo } from './demo.ts';
import { sampleDemos } from './sample-demos.ts';

export const demos: readonly Demo[] = sampleDemos;

const byPath = new Map(demos.map((demo) => [demo.path, demo]));

/** The demo at this path, if there is one. */
export const demoAt = (path: string): Demo | undefined => byPath.get(path);
