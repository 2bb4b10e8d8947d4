import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spellings } from '#server/fetch/testing/tricks.ts';
import { type Outcome, tallyOf } from './outcome.ts';
import { asCommand, type Probe, sendUntilAdmitted } from './send.ts';
import type { World } from './world.ts';

/** A server on this machine that nobody may be led to. On port 80 where that is free, because others are refused anyway. */
async function startCanary() {
  let visits = 0;
  const server = createServer((_, response) => {
    visits += 1;
    response.end('<title>The canary</title>');
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  await listen(80).catch(() => listen(0));
  const { port } = server.address() as AddressInfo;
  return { port, visits: () => visits, close: () => server.close() };
}

/** The tools that fetch, with what each is asked for. */
const tools: Readonly<Record<string, (address: string) => object>> = {
  seo: (address) => ({ address, reach: 'page', pages: 1 }),
  news: (address) => ({ do: 'read', address }),
  scraper: (address) => ({ is: 'page', address }),
  privacy: (address) => ({ address }),
};

/** Asks the tools for addresses that lead into our own house: none may be fetched, whatever it is spelled like. */
export async function runTricks(world: World): Promise<Outcome> {
  const tally = tallyOf('address tricks');
  const canary = await startCanary();
  // What has no scheme is taken for a public site, and examples are read from memory.
  const refused = spellings.filter(
    ([address, kind]) => kind !== 'no-address' && !address.startsWith('example:'),
  );
  const addresses = refused.flatMap(([address]) => [
    address,
    ...(/^http:\/\/[^/:@]+\/$/.test(address) ? [address.replace(/\/$/, `:${canary.port}/`)] : []),
  ]);
  const probes = addresses.flatMap((address) =>
    Object.entries(tools).map(
      ([tool, job]): Probe => ({
        method: 'POST',
        path: `/api/tools/${tool}`,
        who: 'visitor',
        headers: { 'content-type': 'application/json', accept: '*/*' },
        body: Buffer.from(JSON.stringify(job(address))),
      }),
    ),
  );
  const sendOn = async () => {
    for (let probe = probes.pop(); probe; probe = probes.pop()) {
      const { status, text } = await sendUntilAdmitted(world, probe, tally.refused);
      const told = asCommand(world, probe);
      tally.add(status, () => told);
      if (text.includes('"is":"done"')) tally.fail(`was fetched: ${told}`);
    }
  };
  await Promise.all(Array.from({ length: 2 }, sendOn));
  canary.close();
  if (canary.visits() > 0)
    tally.fail(`the canary on port ${canary.port} was visited ${canary.visits()} times`);
  return tally.outcome();
}
