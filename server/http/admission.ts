/** How much of one kind of work there may be at a time. */
export interface Lane {
  /** Requests that are worked on at once. */
  atWork: number;
  /** Requests that may wait for a place. */
  waiting: number;
  /** The longest a request waits, in milliseconds, when many arrive at once. */
  patience: number;
  /** The same, once all places have been taken for a while: a line that does not get shorter makes everybody late. */
  hurried: number;
}

/** How many requests of a kind there are now, and how earlier ones ended. */
interface LaneCounts {
  working: number;
  waiting: number;
  admitted: number;
  refused: number;
}

/**
 * Milliseconds without a free place after which many at a moment have become too many. Ten tabs that are opened at once
 * take a second on a slow machine; a flood lasts longer. Refusing frees places for a moment and does not end a flood, so
 * what was a standing line a few seconds ago is one again much sooner. One slow request makes no flood: the line has to
 * have moved on `moves` times.
 */
const standing = { after: 2000, againAfter: 100, forgottenAfter: 10_000, moves: 10 };

interface Waiting {
  since: number;
  end: (isTurn: boolean) => void;
}

/**
 * The line before the work: so many requests of each kind at once, a few more that wait, and everybody beyond that is
 * refused at once. Who came first is served first and the newest is refused, because the line is short: those in it
 * have waited already, and who is told at once can try again sooner than who is told after a long wait.
 */
export class Admission<Kind extends string> {
  readonly #lanes: Readonly<Record<Kind, Lane>>;
  readonly #lines = new Map<Kind, Waiting[]>();
  readonly #counts = new Map<Kind, LaneCounts>();
  /** When a kind last had a free place, and how often one was handed over since. */
  readonly #free = new Map<Kind, { at: number; moves: number }>();
  /** When a kind last had a standing line. */
  readonly #stoodAt = new Map<Kind, number>();

  constructor(lanes: Readonly<Record<Kind, Lane>>) {
    this.#lanes = lanes;
  }

  /**
   * Waits for a place and gives the function that frees it again; null where there is none in time, or where `gone`
   * ends first: nobody works for a client that has left.
   */
  async enter(kind: Kind, gone: AbortSignal): Promise<(() => void) | null> {
    const counts = this.countsOf(kind);
    const { atWork, waiting } = this.#lanes[kind];
    if (counts.working < atWork) {
      this.#free.set(kind, { at: Date.now(), moves: 0 });
      counts.working += 1;
    } else if (counts.waiting >= waiting || !(await this.#wait(kind, gone))) {
      if (!gone.aborted) counts.refused += 1;
      return null;
    }
    counts.admitted += 1;
    return this.#leaver(kind);
  }

  countsOf(kind: Kind): LaneCounts {
    const known = this.#counts.get(kind) ?? { working: 0, waiting: 0, admitted: 0, refused: 0 };
    this.#counts.set(kind, known);
    return known;
  }

  /** Everything that was counted, by names that a monitor can read. */
  figures(): Record<string, number> {
    const all = [...this.#counts].flatMap(([kind, counts]) =>
      Object.entries(counts).map(([name, count]) => [`admission_${kind}_${name}`, count]),
    );
    return Object.fromEntries(all);
  }

  #patienceOf(kind: Kind): number {
    const { patience, hurried } = this.#lanes[kind];
    const now = Date.now();
    const stoodBefore = now - (this.#stoodAt.get(kind) ?? 0) < standing.forgottenAfter;
    const { at, moves } = this.#free.get(kind) ?? { at: now, moves: 0 };
    const isBurst = now - at <= (stoodBefore ? standing.againAfter : standing.after);
    if (isBurst || (!stoodBefore && moves < standing.moves)) return patience;
    this.#stoodAt.set(kind, now);
    return hurried;
  }

  #leaver(kind: Kind): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#nextOf(kind);
      const free = this.#free.get(kind);
      if (next) {
        // The place is handed over, so that nobody who comes just now takes it before.
        if (free) free.moves += 1;
        next.end(true);
      } else {
        this.countsOf(kind).working -= 1;
        this.#free.set(kind, { at: Date.now(), moves: 0 });
      }
    };
  }

  /** The first in the queue; a request from a burst that has become a permanent queue may have waited for too long by now. */
  #nextOf(kind: Kind): Waiting | undefined {
    const line = this.#lines.get(kind) ?? [];
    let first = line.shift();
    while (first && Date.now() - first.since > this.#patienceOf(kind)) {
      first.end(false);
      first = line.shift();
    }
    return first;
  }

  /** True once somebody has handed their place over; false when it took too long. */
  #wait(kind: Kind, gone: AbortSignal): Promise<boolean> {
    const line = this.#lines.get(kind) ?? [];
    this.#lines.set(kind, line);
    const counts = this.countsOf(kind);
    return new Promise((resolve) => {
      const end = (isTurn: boolean) => {
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        counts.waiting -= 1;
        resolve(isTurn);
      };
      const mine: Waiting = { since: Date.now(), end };
      const giveUp = () => {
        line.splice(line.indexOf(mine), 1);
        end(false);
      };
      const timer = setTimeout(giveUp, this.#patienceOf(kind));
      counts.waiting += 1;
      line.push(mine);
      if (gone.aborted) giveUp();
      else gone.addEventListener('abort', giveUp, { once: true });
    });
  }
}
