import type { Demo } from './demo.ts';
import { sampleDemos } from './sample-demos.ts';
import { toolDemos } from './tool-demos.ts';

export const demos: readonly Demo[] = [...sampleDemos, ...toolDemos];

const byPath = new Map(demos.map((demo) => [demo.path, demo]));

/** The demo at this path, if there is one. */
export const demoAt = (path: string): Demo | undefined => byPath.get(path);
