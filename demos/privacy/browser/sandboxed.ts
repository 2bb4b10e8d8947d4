import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** Why no browser is started; the message is for operators and visitors. */
export class NoSandbox extends Error {
  override name = 'NoSandbox';
}

/** What Chromium says where it cannot build its sandbox. */
const complaints = /no usable sandbox|without --no-sandbox|setuid sandbox|namespace sandbox failed/i;

/** A failure to start in words that say what to do. */
export function startProblem(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  if (complaints.test(text))
    return new NoSandbox(
      'Chromium has no sandbox here, and we don’t start it without one. Run the site as an ordinary user on a system that allows user namespaces.',
    );
  return new Error('Chromium didn’t start. Check CHROMIUM_PATH.', { cause: error });
}

/** Refuses to be root: Chromium’s sandbox does not work for it. */
export function refuseRoot(uid: number | undefined = process.getuid?.()): void {
  if (uid === 0)
    throw new NoSandbox(
      'The site runs as root, where Chromium has no sandbox, so we don’t start it. Run the site as an ordinary user to let a browser visit pages.',
    );
}

/** Whether the kernel filters what a process may ask of it, by its `/proc/…/status`. */
export const isFiltered = (status: string): boolean => /^Seccomp:\s*2$/m.test(status);

/** Looks at what is said of a browser: that the processes which will run a stranger's scripts are filtered. Known on Linux only. */
export async function checkSandbox(browser: Browser): Promise<void> {
  if (process.platform !== 'linux') return;
  const page = await browser.newPage();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const states = await Promise.all(renderers.map(({ id }) => readFile(`/proc/${id}/status`, 'utf8')));
  await session.detach();
  await page.close();
  if (states.length === 0 || !states.every(isFiltered))
    throw new NoSandbox('Chromium started without its sandbox, so it was stopped before it opened anything.');
}
