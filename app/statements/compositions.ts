import type { Composition } from './composition.ts';
import { Design } from './design/design.tsx';
import { FullStack } from './full-stack/full-stack.tsx';
import { UiUx } from './ui-ux/ui-ux.tsx';

const compositions: Readonly<Record<string, Composition>> = {
  '/design': Design,
  '/ui-ux': UiUx,
  '/full-stack-development': FullStack,
};

/** How the statement at this path is drawn, where it has a composition of its own. */
export const statementAt = (path: string): Composition | undefined => compositions[path];
