import type { PrivacyReport } from '#engines/privacy/scan.ts';

type Party = PrivacyReport['parties'][number];

/** A line of the picture: from the page to a company. */
interface GraphRow {
  party: Party;
  /** Where the line ends, in rows from the top. */
  at: number;
  /** 1 to 6 by how many addresses there are. */
  width: number;
}

const mostRows = 24;
const rank = ({ follows, trade }: Party): number => (follows ? 0 : trade === 'unknown' ? 2 : 1);

/** Companies that follow people first, then by how much is fetched; those that nobody knows last. */
export const sortedParties = (parties: readonly Party[]): Party[] =>
  parties.toSorted((a, b) => rank(a) - rank(b) || b.requests - a.requests);

/** Companies as lines from the page; those beyond what fits are counted. */
export function graphOf(parties: readonly Party[]): { rows: GraphRow[]; rest: number } {
  const rows = sortedParties(parties)
    .slice(0, mostRows)
    .map((party, index) => ({
      party,
      at: index + 0.5,
      width: Math.min(6, 1.5 + Math.log2(Math.max(1, party.requests))),
    }));
  return { rows, rest: parties.length - rows.length };
}

/** The curve of a line in a picture of so many rows: level where it leaves and where it arrives. */
export const curveOf = (at: number, rows: number): string =>
  `M0 ${(rows / 2) * 100}C45 ${(rows / 2) * 100} 45 ${at * 100} 100 ${at * 100}`;
