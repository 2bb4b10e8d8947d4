import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { type Ask, seePage } from '#engines/privacy/see-page.ts';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { now } from '#server/clock.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { defineTool, type ToolHooks } from '#server/tools/define.ts';
import { inThread } from '#server/tools/in-thread.ts';
import { type Reader, readerFor } from '#server/tools/reader.ts';
import { visitPage } from './browser/visit-page.server.ts';
import { exampleOf } from './examples/examples.ts';
import { recordedVisits } from './examples/recorded.server.ts';
import { stored, storedExample } from './examples/stored.server.ts';
import { readLists } from './lists.server.ts';
import type { ScanProgress } from './progress.ts';
import type { ScanJob } from './scan.thread.ts';
import scanThread from './scan.thread.ts?thread';
import { type PrivacyJob, privacyJob } from './state.ts';

const pages = ['text/html', 'application/xhtml+xml'];
const headersOnly = 65_536;

const asking =
  (reader: Reader): Ask =>
  (address, { only, headers }) =>
    reader.fetch(address, {
      headers,
      cut: true,
      ...(only === 'page' ? { accept: pages } : { maxBytes: headersOnly }),
    });

/** The address that a pasted page is said to have. */
function pageAddress(typed: string): string {
  const address = typedAddress(typed);
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    throw new FetchProblem('no-address', 'This isn’t the address of a page.');
  return new URL(address).href;
}

/** The scan of something that was pasted, of an example, or of the internet. */
async function look(
  job: PrivacyJob,
  hooks: ToolHooks<ScanProgress>,
): Promise<Pick<ScanJob, 'page' | 'visits'>> {
  const { address, source, browser } = job;
  const { visitor, signal, report } = hooks;
  if (source !== undefined) return { page: { source, address: pageAddress(address) }, visits: null };
  const reader = readerFor(address, { visitor, signal, examples: stored });
  const page = await seePage(reader.start, asking(reader), { signal, report: (step) => report({ step }) });
  if (!browser) return { page, visits: recordedVisits(exampleOf(address)) };
  const visits = await visitPage(page.address, storedExample(address), {
    visitor,
    signal,
    report: (note) => report({ step: 'browser', note }),
  });
  return { page, visits };
}

/** The privacy scan of an address, an example, or something pasted. Nothing of it is kept. */
export const privacyTool = defineTool<PrivacyJob, ScanProgress, PrivacyReport>({
  id: 'privacy',
  schema: privacyJob,
  limitMs: 90_000,
  run: async (job, hooks) => {
    const [seen, lists] = await Promise.all([look(job, hooks), readLists()]);
    const scanJob: ScanJob = { ...seen, lists, now: now().toISOString() };
    return inThread<PrivacyReport>(scanThread, scanJob, { signal: hooks.signal });
  },
});
