import { afterAll } from 'vitest';
import { forgetVersions } from '#server/freshness/freshness.ts';

// The next file of a worker has a database of its own, whose versions begin anew: a number that this file knew could
// be the same, and a change there would go unnoticed.
afterAll(forgetVersions);
