import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startSite } from '../../../scripts/test/site.ts';
import { test } from '../page.ts';

test.describe.configure({ timeout: 120_000 });

test('a setting that changes is seen on public pages of two processes within five seconds', async ({
  request,
}) => {
  const first = await startSite({ SHARED_DATA: '1' });
  const second = await startSite({ SHARED_DATA: '1', DATA_DIR: first.dataFolder });
  try {
    const shows = async (address: string, name: string) =>
      (await (await request.get(`${address}/pricing`)).text()).includes(name);
    expect(await shows(first.address, 'Akra Studio')).toBe(true);
    expect(await shows(second.address, 'Other Studio')).toBe(false);
    const env = { ...process.env, DATA_DIR: first.dataFolder, SHARED_DATA: '1', LOG_LEVEL: 'warn' };
    await promisify(execFile)(process.execPath, ['tests/e2e/change-settings.ts', 'Other Studio'], { env });
    for (const { address } of [first, second]) {
      await expect.poll(() => shows(address, 'Other Studio'), { timeout: 5000, intervals: [200] }).toBe(true);
    }
  } finally {
    await second.stop();
    await first.stop();
  }
});
