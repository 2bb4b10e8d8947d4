import { now } from '../clock.ts';
import { isFresh, type ReadTags, recordTags } from '../freshness/freshness.ts';
import { log } from '../log.ts';
import { type FinishedAnswer, improve } from './finished-answer.ts';

interface Kept {
  answer: FinishedAnswer;
  bytes: number;
  tags: ReadTags;
  /** From this moment on it is old, whatever has changed. */
  until: number;
  asked: number;
  /** When it was last tried to renew this, so that a page that cannot be made is not tried at every request. */
  triedAt: number;
}

const pauseBetweenTries = 1000;

/** Renders the page at an address; an answer that must not be cached is returned as a Response. */
type MakePage = (path: string) => Promise<FinishedAnswer | Response>;

const isCurrent = ({ tags, until }: Kept): boolean => isFresh(tags) && now().getTime() < until;

/** About a thousand pages with all their encodings; what was made first goes first. */
const mostBytes = 128 * 1024 * 1024;

const sizeOf = ({ forms }: FinishedAnswer): number =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length, 0);

/** The best compression takes a quarter of a second: worth it for a page that is asked for again and again. */
const oftenAsked = 6;

/**
 * Pages that are the same for everybody, rendered once. The old one is served while a new one is made,
 * and goes on being served when that fails.
 */
export class CachedPages {
  readonly #make: MakePage;
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<FinishedAnswer | Response>>();
  readonly #toImprove = new Set<FinishedAnswer>();
  readonly #most: number;
  #bytes = 0;
  #improving = false;
  #closed = false;

  constructor(make: MakePage, most = mostBytes) {
    this.#make = make;
    this.#most = most;
  }

  /** The finished answer, if there is one. Stale ones too: they are renewed behind it. */
  get(path: string): FinishedAnswer | undefined {
    const kept = this.#kept.get(path);
    if (!kept) return undefined;
    kept.asked += 1;
    if (kept.asked === oftenAsked) this.#improveLater(kept.answer);
    // A page somebody is looking at need not wait for its turn.
    if (!isCurrent(kept)) void this.#renew(path);
    return kept.answer;
  }

  /** The same for those who look something up in it: it counts as no visit, and renews nothing. */
  peek(path: string): FinishedAnswer | undefined {
    return this.#kept.get(path)?.answer;
  }

  /** The page, made now if it is not there yet. */
  async obtain(path: string): Promise<FinishedAnswer | Response> {
    return this.get(path) ?? this.#remake(path);
  }

  /** Makes these pages ahead, one after the other. */
  async warm(paths: Iterable<string>): Promise<void> {
    for (const path of paths) {
      if (this.#closed) return;
      if (this.#kept.has(path)) continue;
      await this.#remake(path).catch((error) =>
        log().warn({ err: error, path }, 'a page could not be made ahead'),
      );
    }
  }

  /** Renews whatever read something that has changed since, or is too old. */
  async renewStale(): Promise<void> {
    const stale = [...this.#kept].filter(([, kept]) => !isCurrent(kept));
    const mostAskedFirst = stale.sort(([, a], [, b]) => b.asked - a.asked);
    for (const [path, kept] of mostAskedFirst) {
      if (this.#closed) return;
      // Somebody may have asked for it meanwhile, and had it renewed.
      if (!isCurrent(this.#kept.get(path) ?? kept)) await this.#renew(path);
    }
  }

  /** Makes nothing new from here on; what is kept stays. */
  close(): void {
    this.#closed = true;
  }

  async #renew(path: string): Promise<void> {
    const kept = this.#kept.get(path);
    if (this.#closed || !kept || Date.now() - kept.triedAt < pauseBetweenTries) return;
    kept.triedAt = Date.now();
    await this.#remake(path).catch((error) =>
      log().warn({ err: error, path }, 'a page could not be renewed; the old one stays'),
    );
  }

  #remake(path: string): Promise<FinishedAnswer | Response> {
    const running = this.#making.get(path);
    if (running) return running;
    const making = this.#makeAndKeep(path).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    return making;
  }

  async #makeAndKeep(path: string): Promise<FinishedAnswer | Response> {
    const { value, tags, until } = await recordTags(() => this.#make(path));
    if (value instanceof Response) {
      // If rendering fails, the earlier page is still good. If the page was removed or moved, it isn't.
      if (value.status < 500) this.#forget(path);
      return value;
    }
    const before = this.#kept.get(path)?.asked ?? 0;
    this.#forget(path);
    this.#kept.set(path, { answer: value, bytes: sizeOf(value), tags, until, asked: before, triedAt: 0 });
    this.#bytes += sizeOf(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
    if (before >= oftenAsked) this.#improveLater(value);
    return value;
  }

  #forget(path: string): void {
    this.#bytes -= this.#kept.get(path)?.bytes ?? 0;
    this.#kept.delete(path);
  }

  #improveLater(answer: FinishedAnswer): void {
    this.#toImprove.add(answer);
    void this.#improveAll();
  }

  async #improveAll(): Promise<void> {
    if (this.#improving) return;
    this.#improving = true;
    for (const answer of this.#toImprove) {
      this.#toImprove.delete(answer);
      await improve(answer).catch((error) =>
        log().warn({ err: error }, 'a page could not be compressed further'),
      );
    }
    this.#improving = false;
  }
}
