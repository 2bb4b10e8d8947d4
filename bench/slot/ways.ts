import type { ClientBase } from 'pg';

/** A way to let the database refuse a slot that is gone. */
export interface Way {
  id: string;
  name: string;
  /** Makes its table. */
  prepare: string;
  /** Takes the half hour inside the open transaction, or says that it is gone; may throw what the database refused with. */
  claim: (client: ClientBase, slot: Date, booking: number) => Promise<boolean>;
  /** Counts the bookings of the half hour that begins at $1. */
  count: string;
}

const host = 1;
const quarters = 2;

const rangeTable = (table: string): string => `
  create extension if not exists btree_gist;
  create table ${table} (
    host int8 not null,
    during tstzrange not null,
    booking int8 not null,
    exclude using gist (host with =, during with &&)
  )`;
const insertRange = (table: string): string =>
  `insert into ${table} values ($1, tstzrange($2, $2::timestamptz + interval '30 minutes'), $3)`;
const countRanges = (table: string): string =>
  `select count(*)::int as bookings from ${table} where lower(during) = $1`;

/** The ways held against each other, the chosen one last. */
export const ways: readonly Way[] = [
  {
    id: 'exclusion',
    name: 'exclusion constraint alone',
    prepare: rangeTable('ranges'),
    claim: async (client, slot, booking) => {
      await client.query(insertRange('ranges'), [host, slot, booking]);
      return true;
    },
    count: countRanges('ranges'),
  },
  {
    id: 'exclusion-quiet',
    name: 'exclusion constraint, on conflict do nothing',
    prepare: rangeTable('quiet_ranges'),
    claim: async (client, slot, booking) => {
      const { rowCount } = await client.query(`${insertRange('quiet_ranges')} on conflict do nothing`, [
        host,
        slot,
        booking,
      ]);
      return rowCount === 1;
    },
    count: countRanges('quiet_ranges'),
  },
  {
    id: 'rows',
    name: 'a row for each quarter hour, on conflict do nothing',
    prepare: `
      create table quarter_rows (
        host int8 not null,
        quarter timestamptz not null,
        booking int8 not null,
        primary key (host, quarter)
      )`,
    claim: async (client, slot, booking) => {
      // In the order of time: two overlapping meetings that begin elsewhere can then not wait for each other.
      const { rowCount } = await client.query(
        `insert into quarter_rows
         select $1, $2::timestamptz + n * interval '15 minutes', $3 from generate_series(0, $4::int - 1) n
         order by n on conflict do nothing`,
        [host, slot, booking, quarters],
      );
      return rowCount === quarters;
    },
    count: `select count(distinct booking)::int as bookings from quarter_rows
      where quarter >= $1 and quarter < $1::timestamptz + interval '30 minutes'`,
  },
];
