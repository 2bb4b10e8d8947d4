import { AppError, tooMany, unavailable } from '../errors.ts';
import { log } from '../log.ts';
import { subscribe } from './hub.ts';

/** An open page that receives live updates. */
interface Listening {
  /** Whose stream it is: one person holds only so many. */
  owner: string;
  topics: readonly string[];
  /** What there is to see, as a mark that changes with it; null once there is no right to look any more. */
  look: () => Promise<string | null>;
}

/** The open streams of this process. */
export interface Streams {
  /** A stream of server-sent events: `change` at news, `ended` with the right to look. */
  open: (listening: Listening) => Promise<Response>;
  count: () => number;
  /** Ends all of them and takes no more: a server that stops would otherwise wait for them. */
  end: () => void;
}

interface StreamOptions {
  /** Milliseconds between two heartbeats; each one also checks for changes whose hints were lost. */
  beatEvery?: number;
  perOwner?: number;
  atMost?: number;
}

/** News that wait for a browser at most. */
const mostWaiting = 64;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // Some proxies hold an answer back until it is complete.
  'X-Accel-Buffering': 'no',
};

/** Streams to the browsers that hang on this process. */
export function makeStreams({
  beatEvery = 20_000,
  perOwner = 6,
  atMost = 2000,
}: StreamOptions = {}): Streams {
  const running = new Map<() => void, string>();
  let over = false;

  function checkRoom(owner: string): void {
    if (over || running.size >= atMost) throw unavailable();
    const own = [...running.values()].filter((each) => each === owner).length;
    if (own >= perOwner) throw tooMany(30);
  }

  async function open({ owner, topics, look }: Listening): Promise<Response> {
    checkRoom(owner);
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const encoder = new TextEncoder();
    const say = (text: string) => {
      controller.enqueue(encoder.encode(text));
      // A browser that no longer reads is gone, even if its connection looks open.
      if ((controller.desiredSize ?? 0) < -mostWaiting) end();
    };
    let seen: string | null = null;
    // Heard from the first look on: what happens in between is not missed.
    let stop = () => {};

    function end(): void {
      if (!running.delete(end)) return;
      stop();
      clearInterval(timer);
      try {
        controller.close();
      } catch {
        // The browser has left already.
      }
    }

    async function beat(): Promise<void> {
      try {
        const there = await look();
        if (!running.has(end)) return;
        if (there === null) {
          say('event: ended\ndata: {}\n\n');
          return end();
        }
        say(seen !== null && there !== seen ? 'event: change\ndata: {}\n\n' : ': still here\n\n');
        seen = there;
      } catch (error) {
        // While the database can't be reached, the stream stays open; the next heartbeat checks again.
        if (!(error instanceof AppError)) log().warn({ err: error }, 'a live page could not look');
        if (running.has(end)) say(': waiting\n\n');
      }
    }

    const timer = setInterval(() => void beat(), beatEvery);
    timer.unref();
    running.set(end, owner);
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
        say('retry: 2000\n\n');
      },
      cancel: end,
    });
    stop = subscribe(topics, (hint) => {
      if (running.has(end)) say(`event: change\ndata: ${JSON.stringify(hint ?? {})}\n\n`);
    });
    await beat();
    return new Response(body, { headers });
  }

  return {
    open,
    count: () => running.size,
    end: () => {
      over = true;
      for (const end of [...running.keys()]) end();
    },
  };
}
