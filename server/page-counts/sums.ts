import { log } from '../log.ts';

/** Something that is counted in memory and written now and then. */
export interface Sums<Row> {
  /** Counts a row; null is nothing. Costs no query. */
  count: (row: Row | null) => void;
  /** Writes what was counted; on failure keeps it for the next time. */
  flush: () => Promise<void>;
  start: (every?: number) => void;
  stop: () => Promise<void>;
}

interface SumsOptions<Row> {
  /** What is counted, as the log names it. */
  name: string;
  /** Rows with the same key are one. */
  keyOf: (row: Row) => string;
  /** Adds one row to another of the same key. */
  add: (known: Row, row: Row) => void;
  /** Writes rows that stand in the order of their keys. */
  write: (rows: Row[]) => Promise<void>;
}

// A flood of made-up names must not fill the memory while the database can't be reached.
const most = 20_000;

/** The sums of this process. */
export function makeSums<Row>({ name, keyOf, add: join, write }: SumsOptions<Row>): Sums<Row> {
  let sums = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;

  function add(row: Row): void {
    const key = keyOf(row);
    const known = sums.get(key);
    if (known) join(known, row);
    else if (sums.size < most) sums.set(key, row);
  }

  async function flush(): Promise<void> {
    if (sums.size === 0) return;
    const taken = sums;
    sums = new Map();
    try {
      // In one order for all processes, or two flushes could wait for each other.
      await write([...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row));
    } catch (error) {
      for (const row of taken.values()) add(row);
      throw error;
    }
  }

  return {
    count: (row) => {
      if (row) add(row);
    },
    flush,
    start: (every = 10_000) => {
      timer = setInterval(() => {
        flush().catch((error: unknown) => log().debug({ err: error }, `${name} wait for the database`));
      }, every);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await flush().catch((error: unknown) => log().warn({ err: error }, `the last ${name} were not kept`));
    },
  };
}
