import { chromium } from 'playwright-core';
import type { Choice } from '#engines/privacy/visits/visits-seen.ts';
import { openProxy } from '#server/fetch/proxy.ts';
import type { FromBrowser, VisitJob } from './messages.server.ts';
import { visitOnce } from './one-visit.server.ts';
import { checkSandbox, NoSandbox, refuseRoot, startProblem } from './sandboxed.ts';

const say = (message: FromBrowser) => process.send?.(message);

/** What a visit takes at the least; without so much time it is not begun. */
const leastMs = 4000;
const choices: readonly Choice[] = ['before', 'refused', 'accepted'];

async function visits(job: VisitJob): Promise<void> {
  const { executable, allowed, limitMs } = job;
  refuseRoot();
  const end = Date.now() + limitMs;
  const proxy = await openProxy({ allowed });
  const browser = await chromium
    .launch({
      executablePath: executable,
      chromiumSandbox: true,
      // Names are resolved by the proxy alone, and nothing goes past it.
      proxy: { server: `http://127.0.0.1:${proxy.port}` },
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--disable-quic',
        '--disable-gpu',
        '--disable-background-networking',
        '--js-flags=--max-old-space-size=256',
      ],
      timeout: Math.min(15_000, limitMs),
    })
    .catch((error: unknown) => {
      throw startProblem(error);
    });
  try {
    await checkSandbox(browser);
    let cut = false;
    for (const choice of choices) {
      cut = Date.now() + leastMs > end;
      if (cut) break;
      say({ is: 'begins', choice });
      const { visit, pressed } = await visitOnce(browser, job, choice);
      if (visit) say({ is: 'visited', visit, pressed });
    }
    say({ is: 'done', cut });
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** The words of a failure that a visitor may read. */
function failureOf(error: unknown): string {
  if (error instanceof NoSandbox) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  return /net::|Timeout/.test(text)
    ? 'The page didn’t open in the browser, or took too long.'
    : 'The browser failed on this page.';
}

process.once('message', (job: VisitJob) => {
  visits(job)
    .catch((error: unknown) => {
      console.error(error);
      say({ is: 'failed', message: failureOf(error) });
    })
    .finally(() => process.disconnect());
});
