import { expect, test } from '@playwright/test';
import { startSite } from '../../scripts/test/site.ts';
import { inDatabase, newSession } from './sign-up.ts';
import { makeStaff } from './staff.ts';

// Every way to an error, with an address and a forged line in what is sent; then what the process wrote is read.
test('no line of the log holds what somebody sent, whatever breaks', { tag: '@smoke' }, async () => {
  test.setTimeout(90_000);
  const site = await startSite({ LOG_LEVEL: 'info' });
  try {
    const { email, sid } = await newSession(site.address, 'staff', site.dataFolder);
    await makeStaff(email, site.dataFolder);
    // The code is right and the database is not: queries fail with all that is bound to them.
    const broken = ['enquiries', 'newsletter_subscribers', 'outbox', 'notices', 'bookings', 'leads'];
    await inDatabase(
      site.address,
      async (client) => {
        for (const table of broken) await client.query(`alter table ${table} rename to ${table}_away`);
      },
      site.dataFolder,
    );
    const sent = 'ann@example.com\n{"level":"error","msg":"forged"}';
    const headers = { Cookie: `sid=${sid}`, Origin: site.address, Accept: 'text/html' };
    const get = (path: string) => fetch(`${site.address}${path}`, { headers, redirect: 'manual' });
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${site.address}${path}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const word = encodeURIComponent(sent);
    const answers = [
      await get(`/account/messages?q=${word}`),
      await get(`/account/notifications.data?q=${word}`),
      await get(`/admin-panel/outbox?q=${word}`),
      await get(`/admin-panel/leads?q=${word}`),
      await get(`/api/staff/tables/outbox/csv?q=${word}`),
      await post('/newsletter', { email: 'ann@example.com' }),
      await post('/contact-us', {
        name: 'Ann',
        email: 'ann@example.com',
        message: sent.repeat(3),
        topics: 'other',
      }),
      await get('/admin-panel/leads/ann%40example.com'),
      await get(`/booking/meeting?token=${word}`),
      await post('/account/notifications', { intent: 'read', id: sent }),
      await get('/event/ann%40example.com%00%0A'),
      await post('/newsletter', { email: 'ann@example.com\0\n' }),
    ];
    const statuses = answers.map(({ status }) => status);
    for (const answer of answers) await answer.text().catch(() => '');
    // Otherwise nothing was tried.
    expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(4);
    expect(statuses.slice(-2)).toEqual([400, 400]);
  } finally {
    await site.stop();
  }
  const [, after = ''] = site.output().split(/Serving on .*\n/);
  const lines = after
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ {2}(The site has no staff|http)/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    expect(() => JSON.parse(line), line).not.toThrow();
    expect(JSON.parse(line)).toHaveProperty('level');
    expect(JSON.parse(line)).not.toHaveProperty('msg', 'forged');
  }
  expect(after).not.toMatch(/ann(@|%40)example/);
  expect(after.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\\u0000/u);
});
