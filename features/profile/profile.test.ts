import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies, companyMembers } from '#server/companies/tables.ts';
import { AppError } from '#server/errors.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { removePhoto } from './commands/photo.server.ts';
import { saveProfile } from './commands/save-profile.server.ts';
import { profileFeature } from './feature.server.ts';
import { profileOf } from './queries.server.ts';
import { profileRoutes } from './routes.server.ts';

let world: TestServices;
let folder = '';
const present: { visitor: { userId: string; staff: boolean } | null } = { visitor: null };
const app = profileRoutes({ visitorOf: async () => present.visitor });
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'));
  world = await openTestServices({ DATA_DIR: folder }, [profileFeature]);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await world.database.pool.query(
    'truncate profiles, companies, company_members, identity_users, events cascade',
  );
  present.visitor = { userId: 'ann', staff: false };
  const at = new Date();
  await services()
    .database.db.insert(identityUsers)
    .values({ id: 'ann', validSince: at, createdAt: at, lastLoginAt: at });
});

const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: { r: 9, g: 99, b: 199 } } })
    .jpeg()
    .toBuffer();
async function send(bytes: Uint8Array, script = true): Promise<Response> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)]), 'me.jpg');
  const headers = script ? { Accept: 'application/json' } : { Accept: 'text/html' };
  return app.request('/api/profile/photo', { method: 'POST', headers, body: form });
}
const sentPicture = async (): Promise<string> =>
  ((await (await send(await picture())).json()) as { url: string }).url;
const photoOf = async (userId: string) =>
  (await services().database.db.select().from(identityUsers).where(eq(identityUsers.id, userId)))[0]
    ?.photoUrl;

it('keeps what somebody says about themselves, and replaces it', async () => {
  const said = { company: 'Harbour Prints', role: 'Printer', phone: '+447700900123', zone: 'Europe/London' };
  await saveProfile('ann', said);
  await saveProfile('ann', { ...said, role: 'Owner' });
  expect(await profileOf('ann')).toMatchObject({ ...said, role: 'Owner', photoId: null });
});

it('takes a picture, tells the account of it, and shows it as a plain picture', async () => {
  const url = await sentPicture();
  expect(await photoOf('ann')).toBe(url);
  const shown = await app.request(url);
  expect([
    shown.status,
    shown.headers.get('content-type'),
    shown.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/png', 'nosniff']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(256);
});

it('gives a new picture a new address, and the old one shows nothing', async () => {
  const first = await sentPicture();
  const second = await sentPicture();
  expect(first).not.toBe(second);
  expect([(await app.request(first)).status, (await app.request(second)).status]).toEqual([404, 200]);
  await removePhoto('ann');
  expect([(await app.request(second)).status, await photoOf('ann')]).toEqual([404, null]);
});

it('shows a picture to staff and to the same company, and to nobody else', async () => {
  const url = await sentPicture();
  const seenBy = async (visitor: typeof present.visitor) => {
    present.visitor = visitor;
    return (await app.request(url)).status;
  };
  const bob = { userId: 'bob', staff: false };
  expect([await seenBy(null), await seenBy(bob), await seenBy({ ...bob, staff: true })]).toEqual([
    404, 404, 200,
  ]);
  const company = { id: newId(), name: 'Harbour Prints', createdAt: new Date() };
  await services().database.db.insert(companies).values(company);
  const place = { companyId: company.id, role: 'member' as const, name: '', email: '', joinedAt: new Date() };
  await services()
    .database.db.insert(companyMembers)
    .values([
      { ...place, userId: 'ann' },
      { ...place, userId: 'bob' },
    ]);
  expect(await seenBy(bob)).toBe(200);
});

it('answers a form without scripts with its page, and refuses strangers', async () => {
  const taken = await send(await picture(), false);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/account/details?state=photo']);
  const refused = await send(Buffer.from('<svg/>'), false);
  expect(refused.headers.get('location')).toBe('/account/details?state=no-photo');
  expect((await send(Buffer.from('<svg/>'))).status).toBe(422);
  present.visitor = null;
  expect((await send(await picture())).status).toBe(401);
});
