import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/test/site.ts';
import { type BombRow, runBombs } from './bombs/run-bombs.ts';
import { warmUp } from './bombs/warm-up.ts';
import { type MeasuredSite, startMeasuredSite } from './measured-site.ts';
import { type Outcome, tallyOf } from './outcome.ts';

const told = ({ name, aims, bytes, ms }: BombRow) => `${name} (${aims}), ${bytes} bytes, ${ms} ms`;

/** A server that may fetch from a hostile site on this machine and takes mails; each bomb comes from an address of its own. */
export interface BombSite {
  gauge: MeasuredSite['gauge'];
  /** Sends each parser its worst input of the largest size that is taken. */
  run: () => Promise<Outcome>;
}

/** Starts it apart from the others: a server that trusts a proxy fetches from no private address, not even for a test. */
export async function openBombSite(opened: AsyncDisposableStack): Promise<BombSite> {
  const folder = await mkdtemp(join(tmpdir(), 'attack-bombs-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const mailSecret = 'm'.repeat(32);
  const sitePort = await freePort();
  const site = await startMeasuredSite(folder, {
    APP_SECRET: 'a'.repeat(32),
    MAIL_INCOMING_SECRET: mailSecret,
    LOG_LEVEL: 'error',
    TEST_HOOKS: '1',
    TEST_FETCH_ORIGINS: `http://127.0.0.1:${sitePort}`,
  });
  opened.defer(site.stop);
  const under = { address: site.address, sitePort, mailSecret };
  await warmUp(under);
  return {
    gauge: site.gauge,
    async run() {
      const tally = tallyOf('parser bombs');
      for (const row of await runBombs(under)) tally.add(row.status, () => told(row));
      return tally.outcome();
    },
  };
}
