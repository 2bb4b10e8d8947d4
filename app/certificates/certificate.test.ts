import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { facePaths } from '#features/billing/pdf/face-paths.server.ts';
import { readFaces } from '#features/billing/pdf/faces.server.ts';
import { checkIn } from '#features/events/staff/commands/check-in.server.ts';
import { addEvent, emptyWorld, openWorld, registerAs } from '#features/events/testing/world.server.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { tokenFor } from '#server/testing/test-services.ts';
import { printCertificate, whenOf } from './certificate.server.ts';
import { certificateRoutes } from './routes.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

const attendance = {
  name: 'Żaneta Öztürk',
  title: 'Reading a privacy scan',
  summary: 'An afternoon.',
  start: '2026-11-20T14:00:00.000Z',
  end: '2026-11-20T16:00:00.000Z',
  zone: 'Europe/Berlin',
  place: 'Online',
  reference: 'ABCD-EFGH',
  studio: 'Akra Studio',
};

it('says when it was by the clock of the event', () => {
  expect(whenOf(attendance)).toBe('20 November 2026, 15:00–17:00 (Berlin)');
  expect(whenOf({ ...attendance, end: '2026-11-21T16:00:00.000Z' })).toBe(
    '20 November 2026 to 21 November 2026',
  );
});

it('prints the same attendance as the same file', async () => {
  const faces = await readFaces(facePaths());
  const first = await printCertificate(attendance, faces);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.equals(await printCertificate(attendance, faces))).toBe(true);
  expect(first.equals(await printCertificate({ ...attendance, name: 'Ann' }, faces))).toBe(false);
});

describe('the address of a certificate', () => {
  const app = certificateRoutes(() => '10.0.0.1');
  const ask = async (email: string) =>
    app.request(`/api/events/certificate.pdf?token=${await tokenFor(email)}`);

  it('gives it to who was checked in, once the event is over, and to nobody else', async () => {
    const { event, tickets } = await addEvent(5);
    const { registered } = await registerAs({ event, tickets }, 'ann@example.com');
    await registerAs({ event, tickets }, 'bob@example.com');
    holdClock(event.startAt.toISOString());
    await checkIn(event.id, registered.registration.id, 'staff');
    expect((await ask('ann@example.com')).status).toBe(404);
    holdClock(event.endAt.toISOString());
    const answer = await ask('ann@example.com');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await ask('bob@example.com')).status).toBe(404);
    expect((await app.request('/api/events/certificate.pdf?token=made.up')).status).toBe(404);
  });
});
