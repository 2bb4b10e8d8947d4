import type { ClientBase } from 'pg';

/** A way to let the database refuse a slot that is gone. */
export interface Way {
  id: string;
  name: string;
  /** Makes its table. */
  prepare: string;
  /** Takes the half hour inside the open transaction, or says that it is gone; throws what the database refused with. */
  claim: (client: ClientBase, slot: Date, booking: number) => Promise<boolean>;
  /** Counts the bookings of the half hour that begins at $1. */
  count: string;
}

const host = 1;
const quarters = 2;
const yields = 'on conflict do nothing';

/** One row with the whole time, and a constraint that forbids two of them to overlap. */
const exclusion = (table: string, ending: string): Pick<Way, 'prepare' | 'claim' | 'count'> => ({
  prepare: `
    create extension if not exists btree_gist;
    create table ${table} (
      host int8 not null,
      during tstzrange not null,
      booking int8 not null,
      exclude using gist (host with =, during with &&)
    )`,
  claim: async (client, slot, booking) => {
    const { rowCount } = await client.query(
      `insert into ${table} values ($1, tstzrange($2, $2::timestamptz + interval '30 minutes'), $3) ${ending}`,
      [host, slot, booking],
    );
    return rowCount === 1;
  },
  count: `select count(*)::int as bookings from ${table} where lower(during) = $1`,
});

/** One row for each quarter hour, which a primary key lets in once. */
const quarterRows = (table: string, ending: string): Pick<Way, 'prepare' | 'claim' | 'count'> => ({
  prepare: `
    create table ${table} (
      host int8 not null,
      quarter timestamptz not null,
      booking int8 not null,
      primary key (host, quarter)
    )`,
  claim: async (client, slot, booking) => {
    // In the order of time, so that two meetings that overlap in part cannot wait for each other.
    const { rowCount } = await client.query(
      `insert into ${table}
       select $1, $2::timestamptz + n * interval '15 minutes', $3 from generate_series(0, $4::int - 1) n
       order by n ${ending}`,
      [host, slot, booking, quarters],
    );
    return rowCount === quarters;
  },
  count: `select count(distinct booking)::int as bookings from ${table}
    where quarter >= $1 and quarter < $1::timestamptz + interval '30 minutes'`,
});

/** The ways held against each other: two kinds of table, each insisting and yielding. */
export const ways: readonly Way[] = [
  { id: 'exclusion', name: 'exclusion constraint, plain insert', ...exclusion('ranges', '') },
  {
    id: 'exclusion-on-conflict',
    name: `exclusion constraint, ${yields}`,
    ...exclusion('yielding_ranges', yields),
  },
  { id: 'rows', name: 'quarter rows, plain insert', ...quarterRows('quarter_rows', '') },
  {
    id: 'rows-on-conflict',
    name: `quarter rows, ${yields}`,
    ...quarterRows('yielding_quarter_rows', yields),
  },
];
