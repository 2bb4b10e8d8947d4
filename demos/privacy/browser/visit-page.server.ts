import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Choice, VisitSeen, VisitsSeen } from '#engines/privacy/visits/visits-seen.ts';
import { AppError } from '#server/errors.ts';
import { introduction } from '#server/fetch/for-visitors.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { makeQueue } from '#server/tools/queue.ts';
import type { StoredSite } from '#server/tools/stored-site.ts';
import { findChromium } from './find-chromium.server.ts';
import type { FromBrowser, VisitJob } from './messages.server.ts';
import { NoSandbox, refuseRoot } from './sandboxed.ts';
import visitsFile from './visits.thread.ts?thread';

interface VisitHooks {
  visitor: string;
  signal: AbortSignal;
  report: (note: string) => void;
}

const limitMs = 30_000;
/** One browser at a time on this machine, for all visitors together. */
const line = makeQueue({ slots: 1, longest: 5 });

const notes: Readonly<Record<Choice, string>> = {
  before: 'before a choice',
  refused: 'after refusing',
  accepted: 'after accepting',
};

const unable = (message: string, cause?: unknown) =>
  new AppError({ status: 422, code: 'no_browser', message, cause });

/** The browser to start, or why none is. */
function chromiumHere(): string {
  const { SCAN_BROWSER, CHROMIUM_PATH } = services().env;
  if (!SCAN_BROWSER) throw unable('The browser is switched off on this site. Scan without it.');
  try {
    refuseRoot();
  } catch (error) {
    log().warn({ err: error }, 'SCAN_BROWSER is on but can’t be used');
    throw unable(error instanceof NoSandbox ? error.message : '', error);
  }
  const found = findChromium(CHROMIUM_PATH);
  if (!found) throw unable('This server has no Chromium. Scan without the browser.');
  return found;
}

/**
 * Lets a browser of a process of its own do a job, and ends that process with it: after half a minute, when the visitor
 * leaves, or when it is done. It gets nothing of our environment, and a folder that is gone afterwards.
 */
async function inBrowser(job: VisitJob, { signal, report }: VisitHooks): Promise<VisitsSeen> {
  const home = await mkdtemp(join(tmpdir(), 'scan-'));
  const visits: VisitSeen[] = [];
  const pressed: Record<Exclude<Choice, 'before'>, string | null> = { refused: null, accepted: null };
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const child = spawn(process.execPath, ['--max-old-space-size=256', fileURLToPath(visitsFile)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home, LANG: 'C.UTF-8' },
    cwd: home,
  });
  let trouble = '';
  child.stderr?.on('data', (part: Buffer) => {
    trouble = (trouble + part.toString()).slice(-4000);
  });
  child.on('message', (heard: FromBrowser) => {
    if (heard.is === 'begins') report(notes[heard.choice]);
    else if (heard.is === 'visited') {
      visits.push(heard.visit);
      if (heard.visit.choice !== 'before') pressed[heard.visit.choice] = heard.pressed;
    } else if (heard.is === 'done') resolve(heard.cut);
    else reject(unable(`${heard.message} Scan without the browser to see the rest.`, trouble));
  });
  child.on('error', reject);
  child.on('exit', () => reject(unable('The browser closed before it had loaded the page.', trouble)));
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const clock = setTimeout(() => resolve(true), limitMs);
  child.send(job);
  try {
    const cut = await promise;
    if (visits.length === 0)
      throw unable('The page didn’t open in the browser within half a minute.', trouble);
    return { pressed, visits, cut };
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', stop);
    if (trouble) log().info({ trouble }, 'the browser of the privacy scanner said');
    // Its Chromium hangs on a pipe of this process, and goes with it.
    child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** What a browser sees of a page before a choice, after refusing and after accepting. */
export async function visitPage(
  address: string,
  site: StoredSite | null,
  hooks: VisitHooks,
): Promise<VisitsSeen> {
  const executable = chromiumHere();
  const leave = await line.enter(hooks.visitor, hooks.signal, (place) =>
    hooks.report(`waiting, ${place} before`),
  );
  try {
    const allowed = services().env.TEST_FETCH_ORIGINS;
    const job = { address, site, executable, allowed, introduction: introduction(), limitMs: limitMs - 2000 };
    return await inBrowser(job, hooks);
  } finally {
    leave();
  }
}
