import { Agency } from './agency/agency.tsx';
import type { Composition } from './composition.ts';
import { Design } from './design/design.tsx';
import { FullStack } from './full-stack/full-stack.tsx';
import { History } from './history/history.tsx';
import { WhatWeTakeOn } from './price-sheet/price-sheet-page.tsx';
import { Refusals } from './refusals/refusals-page.tsx';
import { WorkingTogether } from './scrub/scrub-page.tsx';
import { UiUx } from './ui-ux/ui-ux.tsx';
import { Week } from './week/week-page.tsx';

const compositions: Readonly<Record<string, Composition>> = {
  '/agency': Agency,
  '/pages/about-1': History,
  '/pages/about-2': Week,
  '/pages/about-3': Refusals,
  '/pages/services-1': WhatWeTakeOn,
  '/pages/services-2': WorkingTogether,
  '/design': Design,
  '/ui-ux': UiUx,
  '/full-stack-development': FullStack,
};

/** How the statement at this path is drawn, where it has a composition of its own. */
export const statementAt = (path: string): Composition | undefined => compositions[path];
