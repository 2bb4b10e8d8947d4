import { expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { notificationsPage } from './page.server.ts';
import { ann, inTestWorld, tell } from './testing/world.server.ts';

inTestWorld();

const pageAt = (query: string) =>
  notificationsPage(ann, new URL(`https://akra.example/account/notifications?${query}`));

it('the list of notifications leads through ten thousand', async () => {
  await services().database.pool.query(
    `insert into notices (id, user_id, kind, key, title, body, href, created_at, read_at)
     select gen_random_uuid(), $1, 'event', 'k' || n, 'Thing ' || n, '', '/account/events', now(), now()
     from generate_series(1, 10000) n`,
    [ann.userId],
  );
  await tell({ title: 'The needle' });
  const page = await pageAt('page=501');
  expect(page).toMatchObject({ all: 10_001, unread: 1, pages: 501, page: 501 });
  expect(page.notices).toHaveLength(1);
  expect((await pageAt('q=needle')).notices).toMatchObject([{ title: 'The needle' }]);
});
