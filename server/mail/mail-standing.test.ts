import { afterEach, describe, expect, it } from 'vitest';
import { now } from '../clock.ts';
import { outbox } from '../db/tables.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { mailLeaves, mailState } from './mail-standing.ts';

let world: TestServices;
afterEach(() => world.close());

type Row = Pick<typeof outbox.$inferInsert, 'state' | 'lastError'>;

async function write(row: Row, minutesAgo: number): Promise<void> {
  const at = new Date(now().getTime() - minutesAgo * 60_000);
  await services()
    .database.db.insert(outbox)
    .values({
      id: newId(),
      channel: 'mail',
      purpose: 'test',
      recipient: 'ann@example.com',
      payload: {},
      createdAt: at,
      settledAt: row.state === 'sent' || row.state === 'kept' ? at : null,
      ...row,
    });
}

describe('how email stands', () => {
  it('is off without a mail server, with what was kept', async () => {
    world = await openTestServices();
    await write({ state: 'kept' }, 5);
    await write({ state: 'kept' }, 1);
    expect(await mailState()).toEqual({ standing: 'off', waiting: 0, kept: 2, said: null });
    expect(await mailLeaves()).toBe(false);
  });

  it('fails from the first message that is put off until another gets through', async () => {
    // Nobody listens there; the rows are written by hand, so nothing is tried.
    world = await openTestServices({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@akra.example' });
    await write({ state: 'sent' }, 60);
    await write({ state: 'queued' }, 30);
    expect(await mailState()).toMatchObject({ standing: 'leaves', waiting: 1 });
    await write({ state: 'queued', lastError: '451 try later' }, 10);
    expect(await mailState()).toEqual({ standing: 'failing', waiting: 2, kept: 0, said: '451 try later' });
    expect(await mailLeaves()).toBe(false);
    await write({ state: 'sent' }, 1);
    expect(await mailLeaves()).toBe(true);
  });
});
