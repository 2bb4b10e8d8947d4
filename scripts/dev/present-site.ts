import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../app/site.server.ts';

interface Opening {
  /** Opens the site from its sources as they are now. */
  open: () => Promise<Site>;
  /** Hears of sources that no site can be opened from. */
  failed: (error: unknown) => void;
}

/** How long changes are collected, in milliseconds: an editor or git writes many files at once. */
const collecting = 50;
/** How long requests that are running may take before the site is closed under them. */
const patience = 1000;

/** The site built from the current sources. Requests that arrive while it restarts wait for it. */
export function makePresentSite({ open, failed }: Opening) {
  const running = new Set<ServerResponse>();
  let opened: Site | null = null;
  let present = Promise.withResolvers<Site>().promise;
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;

  async function close(): Promise<void> {
    const site = opened;
    opened = null;
    if (!site) return;
    site.retire();
    for (const until = Date.now() + patience; running.size > 0 && Date.now() < until; ) await pause(10);
    await site.close();
  }

  async function reopen(): Promise<Site> {
    await pause(collecting);
    isWaiting = false;
    // Before the sources are loaded again: what they define must not join in what is about to stop.
    await close();
    opened = await open();
    return opened;
  }

  return {
    /** Opens the site, or opens it again. */
    renew(): Promise<Site> {
      if (isWaiting) return present;
      isWaiting = true;
      present = last.then(reopen);
      last = present.then(() => {}, failed);
      return present;
    },
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const site = await present;
      running.add(response);
      response.once('close', () => running.delete(response));
      site.answer(request, response);
    },
    async close(): Promise<void> {
      await last;
      await close();
    },
  };
}
