import { Agency } from './agency/agency.tsx';
import type { Composition } from './composition.ts';
import { Design } from './design/design.tsx';
import { FullStack } from './full-stack/full-stack.tsx';
import { History } from './history/history.tsx';
import { UiUx } from './ui-ux/ui-ux.tsx';

const compositions: Readonly<Record<string, Composition>> = {
  '/agency': Agency,
  '/pages/about-1': History,
  '/design': Design,
  '/ui-ux': UiUx,
  '/full-stack-development': FullStack,
};

/** How the statement at this path is drawn, where it has a composition of its own. */
export const statementAt = (path: string): Composition | undefined => compositions[path];
