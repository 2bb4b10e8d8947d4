// Writes, reads, changes and removes meetings on a real CalDAV server: Debian's radicale, started here on loopback.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { caldav } from '../../features/booking/calendars/caldav.server.ts';
import { makeAskCalendar } from '../../features/booking/calendars/fetch-calendar.server.ts';
import type { BusyQuestion } from '../../features/booking/calendars/remote-calendar.ts';
import { freePort } from '../../scripts/test/site.ts';

const access = { user: 'north', password: 'a pass:word' };
const authorization = `Basic ${Buffer.from(`${access.user}:${access.password}`).toString('base64')}`;

async function startRadicale(folder: string): Promise<{ address: string; process: ChildProcess }> {
  const port = await freePort();
  await writeFile(join(folder, 'users'), `${access.user}:${access.password}\n`);
  const options = {
    'server-hosts': `127.0.0.1:${port}`,
    'auth-type': 'htpasswd',
    'auth-htpasswd-filename': join(folder, 'users'),
    'auth-htpasswd-encryption': 'plain',
    'storage-filesystem-folder': join(folder, 'collections'),
    'logging-level': 'error',
  };
  const process = spawn(
    'radicale',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const address = `http://127.0.0.1:${port}/${access.user}/meetings/`;
  for (let tries = 0; tries < 100; tries += 1) {
    const made = await fetch(address, {
      method: 'MKCALENDAR',
      headers: { Authorization: authorization },
    }).catch(() => null);
    if (made?.status === 201) return { address, process };
    await wait(100);
  }
  process.kill();
  throw new Error('radicale was not ready within ten seconds');
}

const question: BusyQuestion = {
  within: { start: Date.parse('2026-11-01T00:00Z'), end: Date.parse('2026-12-01T00:00Z') },
  zone: 'Europe/Berlin',
  own: { uids: new Set(), remoteIds: new Set() },
};
const meeting = {
  uid: '0198c0de-0000-7000-8000-000000000001@akra.example',
  sequence: 0,
  stamp: new Date('2026-11-13T12:00:00Z'),
  start: new Date('2026-11-16T10:00:00Z'),
  end: new Date('2026-11-16T10:30:00Z'),
  summary: 'Scoping call: Ann & Zoë',
  description:
    'Ann <ann@example.com>\n\nA shop; what it takes, and "more" of it than fits into a line of a calendar file',
  status: 'CONFIRMED' as const,
};
const spanOf = ({ start, end }: { start: Date; end: Date }) => ({
  start: start.getTime(),
  end: end.getTime(),
});

async function check(name: string, work: () => Promise<void>): Promise<void> {
  await work();
  console.log(`  ✓ ${name}`);
}

if (spawnSync('radicale', ['--version']).error) {
  console.error('radicale is not installed. On Debian: apt install radicale');
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'radicale-'));
const server = await startRadicale(folder);
try {
  const ask = makeAskCalendar([server.address]);
  const calendar = caldav(server.address, access, 'Akra Studio', ask);
  const busy = () => calendar.readBusy(question);
  let name = '';

  await check('an empty calendar is free', async () => assert.deepEqual(await busy(), []));
  await check('a meeting that is written is busy', async () => {
    name = (await calendar.write?.(meeting, null)) ?? '';
    assert.deepEqual(await busy(), [spanOf(meeting)]);
  });
  await check('what we wrote ourselves does not count', async () => {
    const own = { uids: new Set([meeting.uid]), remoteIds: new Set<string>() };
    assert.deepEqual(await calendar.readBusy({ ...question, own }), []);
  });
  await check('a meeting that moves stays one entry', async () => {
    const moved = {
      ...meeting,
      sequence: 1,
      start: new Date('2026-11-17T10:15:00Z'),
      end: new Date('2026-11-17T10:45:00Z'),
    };
    assert.equal(await calendar.write?.(moved, name), name);
    assert.deepEqual(await busy(), [spanOf(moved)]);
  });
  await check('a meeting that is cancelled is gone, twice too', async () => {
    await calendar.remove?.(name);
    await calendar.remove?.(name);
    assert.deepEqual(await busy(), []);
  });
  await check('a weekly appointment of the host is busy by their clock', async () => {
    const lines = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//host//EN',
      'BEGIN:VEVENT',
      'UID:weekly',
      'DTSTAMP:20260101T000000Z',
      'DTSTART;TZID=Europe/Berlin:20260105T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ];
    const put = await fetch(new URL('weekly.ics', server.address), {
      method: 'PUT',
      headers: { Authorization: authorization, 'Content-Type': 'text/calendar' },
      body: lines.join('\r\n'),
    });
    assert.equal(put.status, 201);
    const mondays = [2, 9, 16, 23, 30].map((day) => Date.UTC(2026, 10, day, 8));
    assert.deepEqual(
      await busy(),
      mondays.map((start) => ({ start, end: start + 3_600_000 })),
    );
  });
  await check('a wrong password is said so', () =>
    assert.rejects(caldav(server.address, { ...access, password: 'wrong' }, 'x', ask).readBusy(question), {
      message: 'The calendar refused the user name or password.',
    }),
  );
  console.log('\nCalDAV against radicale: 7 passed');
} finally {
  server.process.kill();
  await rm(folder, { recursive: true, force: true });
}
