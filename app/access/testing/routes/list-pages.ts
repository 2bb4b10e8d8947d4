import { listViews } from '#app/admin/lists.ts';
import { features } from '#app/features.server.ts';
import { knownOf } from '#server/known.ts';
import type { Who } from '../../who.ts';
import { anyStaff, type Guarded, type GuardedRoutes, looking, working } from './guarded.ts';

interface People {
  look: readonly Who[];
  work: readonly Who[];
}

const both = (...areas: Who[]): People => ({ look: looking(...areas), work: working(...areas) });

/** Who may view the lists of a section, and who may change them. */
const peopleOf: Readonly<Record<string, People>> = {
  applications: both('editor'),
  bin: { look: anyStaff, work: working('sales', 'editor', 'events', 'finance') },
  bookings: both('sales', 'events'),
  content: both('editor'),
  events: both('events'),
  // Sales look at invoices, and write none.
  invoices: { look: looking('finance', 'sales'), work: working('finance') },
  leads: both('sales'),
  newsletter: both('editor'),
  outbox: both(),
  quotes: both('sales', 'finance'),
  // Readers do not see who works here.
  staff: { look: working(), work: working() },
};

const { lists } = knownOf(features);

/** The pages that are lists, with those who may open their section; some have a row of their own that says more. */
export const listPageRoutes: GuardedRoutes = Object.fromEntries(
  Object.entries(listViews).flatMap(([path, { list }]): [string, Guarded][] => {
    const { look, work } = peopleOf[lists.get(list)?.section ?? ''] ?? { look: [], work: [] };
    return [
      [`GET ${path}`, { allowed: look, ask: () => ({ path }) }],
      // A step that nobody offered: whoever may is told that it is over.
      [`POST ${path}`, { allowed: work, ask: () => ({ path, form: { intent: 'undo', step: 'none' } }) }],
    ];
  }),
);
