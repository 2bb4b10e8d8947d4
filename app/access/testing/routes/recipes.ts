import { marks } from '../marks.ts';
import { sampleRecipe, type Things } from '../things.ts';
import { type GuardedRoutes, signedIn } from './guarded.ts';

const id = ':id{[0-9a-f-]{36}}';
const at = ({ recipe }: Things, rest = ''): string => `/api/recipes/${recipe.id}${rest}`;

/** Recipes of the scraper: each sees and runs their own, and nobody learns of another's. */
export const recipeRoutes: GuardedRoutes = {
  'GET /api/recipes': { allowed: ['self'], shows: marks.recipe, ask: () => ({ path: '/api/recipes' }) },
  'POST /api/recipes': {
    allowed: signedIn,
    ask: (_, who) => ({ path: '/api/recipes', json: { name: `Of ${who}`, recipe: sampleRecipe } }),
  },
  [`PATCH /api/recipes/${id}`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things), method: 'PATCH', json: { name: marks.recipe } }),
  },
  [`GET /api/recipes/${id}/runs`]: { allowed: ['self'], ask: (things) => ({ path: at(things, '/runs') }) },
  [`GET /api/recipes/${id}/runs/:run{[0-9a-f-]{36}}`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things, `/runs/${things.recipe.runId}`) }),
  },
  [`POST /api/recipes/${id}/runs`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things, '/runs'), json: {} }),
  },
  [`DELETE /api/recipes/${id}`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things), method: 'DELETE' }),
  },
  [`POST /api/recipes/${id}/put-back`]: {
    allowed: ['self'],
    ask: (things) => ({ path: at(things, '/put-back'), json: {} }),
  },
};
