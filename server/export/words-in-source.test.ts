import { expect, it } from 'vitest';
import { wordsInSource } from './words-in-source.ts';

const source = `
const owner = () => ({
  /** Who it belongs to. */
  userId: text('user_id'),
});

/** One row a boat. */
export const boats = pgTable(
  'boats',
  {
    id: uuid('id').primaryKey(),
    /** What it
     * is called. */
    name: text('name').notNull(),
    ...owner(),
  },
  (table) => [uniqueIndex('boats_name').on(table.name)],
);

/** Where a boat lies. */
export const berths = pgTable('berths', { boatId: uuid('boat_id'), /** From the left. */ place: integer('place') });
`;

it('reads what the source says of tables and their columns', () => {
  expect(wordsInSource('features/harbour/more/tables.server.ts', source)).toEqual({
    boats: {
      kind: 'harbour',
      about: 'One row a boat.',
      columns: { user_id: 'Who it belongs to.', name: 'What it is called.' },
    },
    berths: {
      kind: 'harbour',
      about: 'Where a boat lies.',
      columns: { user_id: 'Who it belongs to.', place: 'From the left.' },
    },
  });
});

it.each([
  ['server/db/tables.ts', 'house'],
  ['../../server/companies/tables.ts', 'companies'],
])('finds the part of the site in %s', (path, kind) => {
  expect(wordsInSource(path, source).boats?.kind).toBe(kind);
});
