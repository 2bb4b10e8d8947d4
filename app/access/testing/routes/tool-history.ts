import { marks } from '../marks.ts';
import { sampleHistory, type Things } from '../things.ts';
import { type GuardedRoutes, signedIn } from './guarded.ts';

const id = ':id{[0-9a-f-]{36}}';
const at = ({ result }: Things, rest = ''): string => `/api/tool-history/${result.id}${rest}`;

/** Results of the AI tools: each sees their own, and a link shows one to whoever has it. */
export const toolHistoryRoutes: GuardedRoutes = {
  'GET /api/tool-history': {
    allowed: ['self'],
    shows: marks.result,
    ask: () => ({ path: '/api/tool-history?tool=documents' }),
  },
  // Everybody asks for their own; nobody's are changed by it.
  'POST /api/tool-history/again': {
    allowed: signedIn,
    ask: ({ result }) => ({ path: '/api/tool-history/again', json: { results: [result.id] } }),
  },
  [`GET /api/tool-history/${id}`]: { allowed: ['self'], ask: (things) => ({ path: at(things) }) },
  [`GET /api/tool-history/${id}/:file{result\\.(md|json)}`]: {
    allowed: ['self'],
    shows: marks.result,
    ask: (things) => ({ path: at(things, '/result.md') }),
  },
  [`PATCH /api/tool-history/${id}`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things), method: 'PATCH', json: { title: marks.result } }),
  },
  // Everybody keeps one of their own; under the name of Ann's they would find theirs there afterwards.
  [`PUT /api/tool-history/${id}`]: {
    allowed: signedIn,
    ask: (_, who) => ({
      path: '/api/tool-history/3f0c7c1e-6a3e-4f0e-8a51-2b1f0c9d7e10',
      method: 'PUT',
      json: { ...sampleHistory, title: `Of ${who}` },
    }),
  },
  'GET /account/tool-history': {
    allowed: ['self'],
    shows: marks.result,
    ask: () => ({ path: '/account/tool-history' }),
  },
  'POST /account/tool-history': {
    allowed: ['self'],
    ask: ({ result }) => ({
      path: '/account/tool-history',
      form: { intent: 'rename', id: result.id, title: marks.result },
    }),
  },
  'GET /shared/:id': {
    allowed: ['guest'],
    shows: marks.result,
    ask: ({ result }, who) => ({
      path: `/shared/${who === 'guest' ? result.sharedAs : '00000000-0000-4000-8000-000000000000'}`,
    }),
  },
  [`DELETE /api/shared-results/${id}`]: {
    allowed: ['self'],
    ask: ({ result }) => ({ path: `/api/shared-results/${result.sharedAs}`, method: 'DELETE' }),
  },
  [`DELETE /api/tool-history/${id}`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things), method: 'DELETE' }),
  },
};
