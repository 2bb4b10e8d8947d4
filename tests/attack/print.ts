import { printTable } from '../../bench/print.ts';
import type { Gauge } from './measured-site.ts';
import type { Outcome } from './outcome.ts';

/** A part of the attack with what the server's process said of it. */
export interface Measured extends Outcome {
  holds: Gauge['holds'];
  before: Pick<Gauge, 'rss' | 'heap'>;
  after: Pick<Gauge, 'rss' | 'heap'>;
  seconds: number;
  /** What the longest holds became when their requests were sent again, in ms; left out where nothing is sent by chance. */
  again?: readonly number[];
}

/** Our own code may hold the event loop for so many ms at most. */
export const longestHold = 50;

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const workedIn = ({ holds }: Measured): number => most(holds.map(({ worked }) => worked));
/** The longest that requests held the main thread, in ms. A hold that does not come again with its requests was none of theirs: Node collects memory when it sees fit. */
export const heldBy = (part: Measured): number =>
  part.again && workedIn(part) > longestHold ? most(part.again) : workedIn(part);
const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

/** Prints how every part was answered, what it cost the server, and what held it up. */
export function printMeasured(parts: readonly Measured[]): void {
  const statuses = [...new Set(parts.flatMap((part) => [...part.statuses.keys()]))].toSorted((a, b) => a - b);
  console.log('');
  printTable(
    [
      '',
      'requests',
      ...statuses.map((status) => (status === 0 ? 'cut off' : String(status))),
      'again after 503',
    ],
    parts.map((part) => [
      part.name,
      String([...part.statuses.values()].reduce((sum, count) => sum + count, 0)),
      ...statuses.map((status) => String(part.statuses.get(status) ?? 0)),
      String(part.refused),
    ]),
  );
  console.log('');
  printTable(
    [
      '',
      's',
      'others waited, ms',
      'we worked, ms',
      'by requests, ms',
      'RSS, MB',
      'after',
      'in use, MB',
      'after',
    ],
    parts.map((part) => [
      part.name,
      part.seconds.toFixed(0),
      most(part.holds.map(({ waited }) => waited)).toFixed(0),
      workedIn(part).toFixed(0),
      heldBy(part).toFixed(0),
      megabytes(part.before.rss),
      megabytes(part.after.rss),
      megabytes(part.before.heap),
      megabytes(part.after.heap),
    ]),
  );
  for (const part of parts)
    for (const [index, { waited, worked, system, collected, requests }] of part.holds
      .filter((hold) => hold.worked > longestHold)
      .entries()) {
      const again = part.again?.[index];
      console.log(
        `\n  ${part.name}: worked ${worked.toFixed(0)} of ${waited.toFixed(0)} ms (${system.toFixed(0)} ms of it the system, ${collected.toFixed(0)} ms collecting memory)${again === undefined ? '' : `, ${again.toFixed(0)} ms when they were sent again`} in ${requests.slice(0, 8).join(' · ') || 'no request'}`,
      );
    }
}
