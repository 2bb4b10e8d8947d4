import { scanPage } from '#engines/privacy/scan.ts';
import { seePage } from '#engines/privacy/see-page.ts';
import { now } from '#server/clock.ts';
import { fetchStored } from '#server/tools/stored-site.ts';
import { exampleAddress } from './examples/examples.ts';
import { recordedVisits } from './examples/recorded.server.ts';
import { shop } from './examples/shop.server.ts';
import type { PrivacyState } from './state.ts';

/** What the page opens with: the first example, scanned as any other page. */
export async function firstScan(): Promise<PrivacyState> {
  const page = await seePage(Object.keys(shop)[0] ?? '', async (address) => fetchStored(shop, address), {
    report: () => {},
  });
  return { address: exampleAddress('shop'), report: scanPage(page, now(), recordedVisits('shop')) };
}
