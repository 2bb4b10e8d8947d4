import { afterAll } from 'vitest';
import { globalCell } from '#lib/global-cell.ts';

// The next file of a worker has a database of its own, whose versions begin anew: a number that this file knew could
// be the same, and a change there would go unnoticed.
afterAll(() => globalCell('freshness.known', () => new Map<string, number>()).clear());
