import { measures, sideOf } from '#app/side-by-side/sides.ts';
import { scanPage } from '#engines/privacy/scan.ts';
import { type Ask, seePage } from '#engines/privacy/see-page.ts';
import { reportOf } from '#engines/seo/analyse.ts';
import type { Get } from '#engines/seo/types.ts';
import { startSite } from '../scripts/test/site.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

// The site as its visitors meet it, behind a proxy that speaks https; the proxy itself is not measured.
const origin = 'https://akra.example';

const listsOf = (headers: Headers): Record<string, string[]> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));

/** Runs the privacy and the SEO scan on our own home page, the same that a visitor's page gets. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const site = await startSite({ PUBLIC_URL: origin });
  try {
    const asked = (address: string, init: RequestInit = {}) => {
      if (!address.startsWith(origin)) throw new Error(`${address} is not an address of our site`);
      return fetch(site.address + address.slice(origin.length), { redirect: 'manual', ...init });
    };
    const ask: Ask = async (address, { headers }) => {
      const answer = await asked(address, { headers });
      const seen = listsOf(answer.headers);
      return {
        address,
        headers: seen,
        setCookie: answer.headers.getSetCookie(),
        text: await answer.text(),
        cut: false,
        hops: [{ address, status: answer.status, headers: seen }],
      };
    };
    const get: Get = async (address) => {
      const answer = await asked(address);
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      };
    };
    const page = await seePage(`${origin}/`, ask, { report: () => {} });
    const privacy = scanPage(page, new Date());
    const seo = await reportOf({ start: `${origin}/`, get, pages: 1 });
    const { figures } = sideOf(privacy, seo);
    for (const { weight, what } of privacy.findings) if (weight !== 'good') console.log(`${weight}: ${what}`);
    for (const { severity, what, where } of seo.findings)
      console.log(`${severity}: ${what} (${where.address})`);
    printTable(
      ['our home page', ''],
      measures.map(({ id, name }) => [name, figures[id]]),
    );
    if (write)
      await writeProof(
        'npm run bench:ours',
        measures.map(({ id }) => ({ id: `ours.${id}`, value: figures[id], unit: '' })),
      );
  } finally {
    await site.stop();
  }
}
