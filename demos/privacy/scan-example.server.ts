import { type PrivacyReport, scanPage } from '#engines/privacy/scan.ts';
import { seePage } from '#engines/privacy/see-page.ts';
import { now } from '#server/clock.ts';
import { fetchStored } from '#server/tools/stored-site.ts';
import { type ExampleId, exampleAddress } from './examples/examples.ts';
import { recordedVisits } from './examples/recorded.server.ts';
import { stored } from './examples/stored.server.ts';
import type { PrivacyState } from './state.ts';

/** An example, scanned as any other page. */
export async function scanExample(id: ExampleId, at: Date): Promise<PrivacyReport> {
  const site = stored[id]();
  const page = await seePage(Object.keys(site)[0] ?? '', async (address) => fetchStored(site, address), {
    report: () => {},
  });
  return scanPage(page, at, recordedVisits(id));
}

/** What the page opens with. */
export const firstScan = async (): Promise<PrivacyState> => ({
  address: exampleAddress('shop'),
  report: await scanExample('shop', now()),
});
