import { marks } from '../marks.ts';
import type { Things } from '../things.ts';
import { type GuardedRoutes, looking, savedView, working } from './guarded.ts';

const base = '/admin-panel/applications';
const submission = ({ sent }: Things) => `${base}/submissions/${sent}`;
const entry = ({ applicationId }: Things) => `${base}/catalogue/${applicationId}`;
const reads = looking('editor');
const writes = working('editor');

/** An entry as its form sends it. */
const words = (name: string): Record<string, string> => ({
  intent: 'save',
  name,
  tagline: 'Counts shelves by photo',
  category: 'Logistics',
  kind: 'pre-built',
  priceModel: 'open',
  summary: 'A photo of a shelf becomes a count.',
  takes: 'A photo',
  gives: 'A count',
  features: 'Counting: finds boxes of one kind',
  description: 'Where shelves can be seen from the front.',
  hue: 'sky',
  object: 'blocks',
  position: '1000',
});

/** What was submitted, and the catalogue, in the admin panel. */
export const catalogueWorkspaceRoutes: GuardedRoutes = {
  'POST /admin-panel/applications': {
    allowed: reads,
    ask: (_, who) => ({ path: base, form: savedView('submissions', who) }),
  },
  'GET /admin-panel/applications': { allowed: reads, shows: marks.sent, ask: () => ({ path: base }) },
  'GET /admin-panel/applications/submissions/:id': {
    allowed: reads,
    shows: marks.sent,
    ask: (things) => ({ path: submission(things) }),
  },
  'GET /admin-panel/applications/submissions/:id/preview': {
    allowed: reads,
    shows: marks.sent,
    ask: (things) => ({ path: `${submission(things)}/preview` }),
  },
  'POST /admin-panel/applications/submissions/:id': {
    allowed: writes,
    ask: (things) => ({ path: submission(things), form: { intent: 'comment', text: 'Which version?' } }),
  },
  'GET /admin-panel/applications/catalogue': {
    allowed: reads,
    shows: ({ applicationId }) => applicationId,
    ask: () => ({ path: `${base}/catalogue?q=${encodeURIComponent(marks.sent)}` }),
  },
  'POST /admin-panel/applications/catalogue': {
    allowed: writes,
    // It waits for a decision: whoever may is told that it cannot be hidden.
    ask: ({ applicationId }) => ({
      path: `${base}/catalogue`,
      form: { intent: 'hide', [`ids.${applicationId}`]: 'on' },
    }),
  },
  'GET /admin-panel/applications/catalogue/new': {
    allowed: reads,
    ask: () => ({ path: `${base}/catalogue/new` }),
  },
  'POST /admin-panel/applications/catalogue/new': {
    allowed: writes,
    ask: (_, who) => ({ path: `${base}/catalogue/new`, form: { ...words(`Of ${who}`), slug: `of-${who}` } }),
  },
  'GET /admin-panel/applications/catalogue/:id': {
    allowed: reads,
    shows: marks.sent,
    ask: (things) => ({ path: entry(things) }),
  },
  'POST /admin-panel/applications/catalogue/:id': {
    allowed: writes,
    ask: (things) => ({ path: entry(things), form: { ...words(marks.sent), seen: '1' } }),
  },
};
