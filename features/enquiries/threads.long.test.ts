import { expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { messagesPage } from './account-page.server.ts';
import { allEnquiries, annsAccount, inTestWorld, sendAsAnn } from './testing/world.server.ts';
import { unreadOf } from './threads.server.ts';

inTestWorld();

const pageAt = (query: string) =>
  messagesPage(annsAccount, new URL(`https://akra.example/account/messages?${query}`));
const titles = async (query: string) => (await pageAt(query)).list.threads.map(({ title }) => title);

it('the list of conversations leads through ten thousand, and finds one among them', async () => {
  await sendAsAnn({ message: 'The needle' });
  const id = (await allEnquiries())[0]?.id;
  await services().database.pool.query(
    `insert into enquiries (id, reference, state, name, email, email_key, company, topics, budget, timeline,
       subject, page, campaign, idempotency_key, created_at, changed_at)
     select gen_random_uuid(), 'R' || n, state, name, email, email_key, company, topics, budget, timeline,
       subject, page, campaign, 'k' || n, created_at, changed_at + n * interval '1 second'
     from enquiries, generate_series(1, 10000) n where id = $1`,
    [id],
  );
  await services().database.pool.query(
    `insert into enquiry_messages (id, enquiry_id, side, author, body, quoted, via, created_at)
     select gen_random_uuid(), id, 'visitor', 'Ann', 'Straw ' || reference, '', 'form', created_at
     from enquiries where reference like 'R%'`,
  );
  const first = await pageAt('');
  expect(first.list).toMatchObject({ total: 10_001, pages: 501, page: 1 });
  expect(first.open?.title).toBe('Straw R10000');
  expect(await titles('page=501')).toEqual(['The needle']);
  expect(await titles('page=9999')).toEqual(['The needle']);
  expect(await titles('q=needle')).toEqual(['The needle']);
  expect(await unreadOf(annsAccount)).toBe(0);
});
