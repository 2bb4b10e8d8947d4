import { marks } from '../marks.ts';
import { picture } from '../things.ts';
import { anyStaff, type GuardedRoutes, looking } from './guarded.ts';

const path = '/api/staff/submissions/:id{[0-9a-f-]{36}}';

/** What people submit to the catalogue: theirs as a draft, staff's to decide once it is sent. */
export const submissionRoutes: GuardedRoutes = {
  'GET /account/add_application': {
    allowed: ['self'],
    shows: marks.application,
    ask: ({ draft }) => ({ path: `/account/add_application?open=${draft}` }),
  },
  'POST /account/add_application': {
    allowed: ['self'],
    ask: ({ draft }) => ({
      path: '/account/add_application',
      form: { intent: 'keep-only', submission: draft, step: 'what', name: marks.application },
    }),
  },
  'GET /account/application-preview': {
    allowed: ['self'],
    shows: marks.application,
    ask: ({ draft }) => ({ path: `/account/application-preview?open=${draft}` }),
  },
  'POST /api/submissions/draft': {
    allowed: ['self'],
    ask: ({ draft }) => ({
      path: '/api/submissions/draft',
      json: { submission: draft, name: marks.application },
    }),
  },
  'POST /api/submissions/screens': {
    allowed: ['self'],
    ask: ({ draft }) => ({
      path: `/api/submissions/screens?submission=${draft}&name=one.png`,
      bytes: picture,
    }),
  },
  'GET /pictures/applications/:id{[0-9a-f-]{36}}': {
    allowed: ['self', ...looking('editor')],
    ask: ({ screen }) => ({ path: `/pictures/applications/${screen}` }),
  },
  'GET /applications_test': {
    allowed: anyStaff,
    // Not by its name, which the search repeats.
    shows: ({ sentSlug }) => `"${sentSlug}"`,
    ask: () => ({ path: `/applications_test?q=${encodeURIComponent(marks.sent)}` }),
  },
  'GET /applications_test/:ApplicationName': {
    allowed: anyStaff,
    shows: marks.sent,
    ask: ({ sentSlug }) => ({ path: `/applications_test/${sentSlug}` }),
  },
  'GET /api/staff/submissions': {
    allowed: looking('editor'),
    ask: () => ({ path: '/api/staff/submissions' }),
  },
  [`GET ${path}`]: {
    allowed: looking('editor'),
    ask: ({ sent }) => ({ path: `/api/staff/submissions/${sent}` }),
  },
};
