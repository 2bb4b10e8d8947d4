import type { AskedFor, Get } from '../types.ts';
import { missingKnower } from './missing.ts';
import { type Answer, follow, type Trail } from './trail.ts';

/** Asks for addresses once each, and remembers where they led. */
export class Asker {
  readonly trails = new Map<string, Trail>();
  readonly #get: Get;
  readonly #signal: AbortSignal | undefined;
  #isMissing: (answer: Answer) => boolean = () => false;

  constructor(get: Get, signal: AbortSignal | undefined) {
    this.#get = get;
    this.#signal = signal;
  }

  /** From here on, the site's error page counts as 404 whatever status it comes with. */
  knowMissing(madeUp: Answer, start: Answer): void {
    this.#isMissing = missingKnower(madeUp, start);
  }

  /** Where an address leads; the second time from memory. */
  async ask(address: string, askedFor: AskedFor): Promise<Trail> {
    const known = this.trails.get(address);
    if (known) return known;
    const found = await follow(this.#get, address, askedFor, this.#signal);
    const trail = this.#isMissing(found.last) ? withMissing(found) : found;
    this.trails.set(address, trail);
    return trail;
  }
}

function withMissing(trail: Trail): Trail {
  const last = { ...trail.last, status: 404 };
  return { ...trail, answers: [...trail.answers.slice(0, -1), last], last };
}
