import type { Composition } from './composition.ts';
import { FullStack } from './full-stack/full-stack.tsx';

const compositions: Readonly<Record<string, Composition>> = {
  '/full-stack-development': FullStack,
};

/** How the statement at this path is drawn, where it has a composition of its own. */
export const statementAt = (path: string): Composition | undefined => compositions[path];
