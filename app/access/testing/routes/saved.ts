import { marks } from '../marks.ts';
import { company, type GuardedRoutes, signedIn } from './guarded.ts';

const thing = { kind: 'application', key: 'route-planner' };

/** What people keep for later and show to others. */
export const savedRoutes: GuardedRoutes = {
  'GET /api/saved': { allowed: signedIn, ask: () => ({ path: '/api/saved' }) },
  'POST /api/saved': {
    allowed: signedIn,
    ask: () => ({ path: '/api/saved', json: { things: [thing], saved: true } }),
  },
  'GET /account/saved-items': {
    allowed: ['self'],
    shows: marks.note,
    ask: () => ({ path: '/account/saved-items' }),
  },
  'POST /account/saved-items': {
    allowed: signedIn,
    ask: () => ({
      path: '/account/saved-items',
      form: { intent: 'put-back', ref: `${thing.kind}:${thing.key}` },
    }),
  },
  'GET /account/collections': {
    allowed: company,
    shows: marks.collection,
    ask: ({ collection }) => ({ path: `/account/collections?collection=${collection.id}` }),
  },
  'POST /account/collections': {
    allowed: ['self'],
    ask: ({ collection }) => ({
      path: '/account/collections',
      form: { intent: 'describe', collection: collection.id, name: marks.collection, note: '' },
    }),
  },
  'GET /account/application-collections': {
    allowed: company,
    shows: marks.applicationCollection,
    ask: ({ applicationCollection: { id } }) => ({
      path: `/account/application-collections?collection=${id}`,
    }),
  },
  'POST /account/application-collections': {
    allowed: ['self'],
    ask: ({ applicationCollection: { id } }) => ({
      path: '/account/application-collections',
      form: { intent: 'describe', collection: id, name: marks.applicationCollection, note: '' },
    }),
  },
  'GET /shared-collection': {
    allowed: ['guest'],
    shows: marks.collection,
    ask: ({ collection }, who) => ({
      path:
        who === 'guest' ? `/shared-collection?token=${collection.token}` : '/shared-collection?token=made.up',
    }),
  },
};
