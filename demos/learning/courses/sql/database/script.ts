import { claims, items } from './items.ts';
import { people, places } from './places.ts';

/** The tables as the lesson shows them. */
export const tables = [
  { name: 'places', columns: ['id', 'name', 'kind', 'district'], holds: 'where things are lost' },
  { name: 'people', columns: ['id', 'name', 'town'], holds: 'who found or claimed something' },
  {
    name: 'items',
    columns: ['id', 'what', 'category', 'colour', 'found_on', 'place_id', 'finder_id', 'value', 'shelf'],
    holds: 'what was handed in',
  },
  {
    name: 'claims',
    columns: ['id', 'item_id', 'person_id', 'claimed_on', 'outcome'],
    holds: 'who says it is theirs',
  },
] as const;

const create = `
create table places (id integer primary key, name text not null, kind text not null, district text not null);
create table people (id integer primary key, name text not null, town text not null);
create table items (id integer primary key, what text not null, category text not null, colour text,
  found_on text not null, place_id integer not null references places, finder_id integer references people,
  value integer, shelf text not null);
create table claims (id integer primary key, item_id integer not null references items,
  person_id integer not null references people, claimed_on text not null, outcome text not null);
`;

type Value = string | number | null;

const written = (value: Value): string => {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

const rows = (table: string, list: readonly (readonly Value[])[]): string =>
  list
    .map((row, at) => `insert into ${table} values (${[at + 1, ...row].map(written).join(', ')});`)
    .join('\n');

/** The whole database of the lost-property office as SQL. */
export const databaseScript = [
  create,
  rows('places', places),
  rows('people', people),
  rows('items', items),
  rows('claims', claims),
].join('\n');

/**
 * Makes another quarter of it: other values, fewer rows, more umbrellas. A query that only names the rows it saw gives
 * the wrong ones here, so an answer counts when it is right for both.
 */
export const anotherQuarter = `
delete from claims where item_id % 5 = 0 or id % 6 = 0;
delete from items where id % 5 = 0;
update items set value = value + 9 where id % 2 = 1;
update items set colour = null where id % 7 = 0;
update items set finder_id = null where id % 4 = 1;
insert into places values (12, 'Chapel', 'church', 'Old Town');
insert into people values (15, 'Zofia Wilk', 'Coldbrook');
insert into items values (51, 'black umbrella', 'umbrella', 'black', '2026-01-28', 2, 12, 44, 'A1');
insert into items values (52, 'cello', 'instrument', 'red', '2026-02-21', 8, 15, 1800, 'S1');
insert into items values (53, 'red mitten', 'clothing', 'red', '2026-03-18', 1, null, null, 'B1');
insert into claims values (23, 51, 1, '2026-01-30', 'returned');
insert into claims values (24, 52, 1, '2026-02-23', 'waiting');
`;
