import { describe, expect, it } from 'vitest';
import { holdClock, moveClock } from '#server/clock.ts';
import { notices } from '#server/notices/tables.ts';
import { archiveOf } from '#server/personal-data/archive.ts';
import { services } from '#server/services.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { readZip } from '#server/zip/read-zip.ts';
import { answer } from '../commands/answer.server.ts';
import { closeEnquiry } from '../commands/close.server.ts';
import { shownConversation } from '../conversation-page.server.ts';
import { conversationToken, linkFor } from '../links.server.ts';
import {
  allEnquiries,
  allMessages,
  annsAccount,
  anotherNetwork,
  inTestWorld,
  miasAccount,
  post,
  sendAsAnn,
} from '../testing/world.server.ts';
import { addNote } from './commands/add-note.server.ts';
import { assign } from './commands/assign.server.ts';
import { reopen } from './commands/reopen.server.ts';
import { snooze, wakeSnoozed } from './commands/snooze.server.ts';
import { inboxPage } from './page.server.ts';
import { addReply, changeReply, deleteReply, listReplies } from './replies.server.ts';

inTestWorld();

const mia = { userId: miasAccount.userId, name: 'Mia', email: 'mia@akra.example' };
const noor = { userId: 'user-noor', name: 'Noor', email: 'noor@akra.example' };
const colleagues = [mia, noor];
const page = (query = '', person = miasAccount) =>
  inboxPage(person, new URL(`https://akra.example/admin-panel/inbox?${query}`), colleagues);
const names = async (query = '') => (await page(query)).list.rows.map(({ name }) => name);
const asStaffMember = (reference: string) => ({ reference, person: miasAccount, asStaff: true }) as const;
const noted = (note: string) => ({ note, key: undefined, address: anotherNetwork() });
const toldOf = async (userId: string) =>
  (await services().database.db.select().from(notices)).filter((notice) => notice.userId === userId);

// Limits count by address, and the clock goes back between tests.
let sender = 0;
async function from(name: string, minutes: number, more = {}) {
  sender += 1;
  const email = `${name.toLowerCase()}-${sender}@example.com`;
  const sent = await sendAsAnn({ name, email, ...more });
  moveClock(minutes * 60_000);
  return sent.reference;
}

describe('the list', () => {
  it('begins with whoever waits longest, and goes on with what changed last', async () => {
    const ada = await from('Ada', 60);
    await from('Bea', 60);
    const cleo = await from('Cleo', 60);
    await from('Dora', 60);
    await answer(asStaffMember(ada), {
      message: 'Yes.',
      files: [],
      key: undefined,
      address: anotherNetwork(),
    });
    moveClock(60_000);
    await closeEnquiry(asStaffMember(cleo), anotherNetwork());
    expect(await names()).toEqual(['Bea', 'Dora', 'Cleo', 'Ada']);
    const { list } = await page();
    expect(list.counts).toEqual({ all: 4, waiting: 2, mine: 0, unconfirmed: 0, snoozed: 0, closed: 1 });
    expect(list.rows.map(({ standing, since }) => `${standing.word} ${since}`)).toEqual([
      'New 3 h',
      'New 1 h',
      'Closed 14:01',
      'Waiting for them 14:00',
    ]);
    expect(await names('tab=waiting')).toEqual(['Bea', 'Dora']);
    expect(await names('tab=closed')).toEqual(['Cleo']);
  });

  it('is found by words, address, topic and owner, and turns pages over both parts of the order', async () => {
    const one = await from('Ada', 1, { topics: ['ai'], company: 'Harbour' });
    await from('Bea', 1);
    await assign(asStaffMember(one), noor.userId, colleagues);
    expect(await names('q=harbour')).toEqual(['Ada']);
    expect(await names('q=bea-')).toEqual(['Bea']);
    expect(await names('about=ai')).toEqual(['Ada']);
    expect(await names('owner=nobody')).toEqual(['Bea']);
    expect(await names(`owner=${noor.userId}`)).toEqual(['Ada']);
    expect(await names('about=demo&q=bea')).toEqual([]);
    expect((await page('page=7')).list.page).toBe(1);
  });

  it('says who has waited longer than promised, counting opening hours', async () => {
    // Over night: seven opening hours on Monday, one on Tuesday.
    await from('Ada', 24 * 60 + 1);
    await from('Bea', 0);
    const { list } = await page();
    expect(list.rows.map(({ name, late }) => [name, late])).toEqual([
      ['Ada', true],
      ['Bea', false],
    ]);
  });
});

it('gives a conversation to a colleague, who is told, once for each time', async () => {
  const reference = await from('Ada', 1);
  await assign(asStaffMember(reference), noor.userId, colleagues);
  await assign(asStaffMember(reference), noor.userId, colleagues);
  expect(await toldOf(noor.userId)).toMatchObject([
    { title: 'Mia assigned you a conversation', kind: 'desk' },
  ]);
  await assign(asStaffMember(reference), mia.userId, colleagues);
  expect(await toldOf(mia.userId)).toEqual([]);
  expect((await page('tab=mine')).list.rows).toMatchObject([{ assignee: 'Mia' }]);
  await expect(assign(asStaffMember(reference), 'user-ann', colleagues)).rejects.toMatchObject({
    status: 422,
  });
  const { open } = await page(`open=${reference}`);
  expect(open?.entries.flatMap((entry) => (entry.kind === 'happening' ? [entry.words] : []))).toEqual([
    'Mia assigned it to Noor',
    'Mia took it',
  ]);
});

describe('a note', () => {
  const secret = 'Budget is smaller than she says. @Noor please check';

  it('stands in the thread of the staff, and tells whom it names without a word of it', async () => {
    const reference = await from('Ada', 1);
    const note = noted(secret);
    expect(await addNote(asStaffMember(reference), note, colleagues)).toEqual([noor]);
    await addNote(asStaffMember(reference), note, colleagues);
    const { open } = await page(`open=${reference}`);
    expect(open?.entries.filter(({ kind }) => kind === 'note')).toMatchObject([
      { author: 'Mia', body: secret },
    ]);
    const [notice] = await toldOf(noor.userId);
    expect(notice?.title).toBe('Mia mentioned you in a note');
    expect(JSON.stringify(notice)).not.toContain('Budget');
  });

  it('is never shown to the visitor: not by link, not in the account, in no mail, and not in the thread of their copy', async () => {
    const { reference } = await sendAsAnn();
    await addNote(asStaffMember(reference), noted(secret), colleagues);
    await answer(asStaffMember(reference), {
      message: 'Hello Ann',
      files: [],
      key: undefined,
      address: anotherNetwork(),
    });
    await addNote(asStaffMember(reference), noted(`${secret}, again`), colleagues);
    const [enquiry] = await allEnquiries();
    const link = await services().inTransaction((tx) => linkFor(tx, enquiry?.id ?? '', 'visitor'));
    for (const access of [{ token: conversationToken(link.id) }, { reference, person: annsAccount }])
      expect(JSON.stringify(await shownConversation(access))).not.toContain('Budget');
    for (const to of ['ann@example.com', 'team@akra.example', noor.email])
      expect(JSON.stringify(await mailsTo(to))).not.toContain('Budget');
    expect(JSON.stringify(await allMessages())).not.toContain('Budget');

    const archive = await readZip(await archiveOf({ userId: null, emailKeys: ['ann@example.com'] }));
    const copy = JSON.parse(String(archive['data.json'])).data.enquiries;
    expect(JSON.stringify(copy.conversations)).not.toContain('Budget');
    // It is about them, so they may know of it; who wrote it is somebody else's data.
    expect(copy.notes.map(({ body }: { body: string }) => body)).toEqual([secret, `${secret}, again`]);
    expect(JSON.stringify(copy.notes)).not.toContain('Mia');
  });

  it('is for the staff to leave: nobody else reaches them', async () => {
    const { reference } = await sendAsAnn();
    const asAnn = { reference, person: annsAccount, asStaff: true } as const;
    await expect(addNote(asAnn, noted('Mine'), colleagues)).rejects.toMatchObject({ status: 410 });
    expect((await page('', annsAccount)).open).toBeNull();
  });
});

describe('snoozing', () => {
  it('puts a conversation away until a morning, and brings it back once', async () => {
    const reference = await from('Ada', 1);
    await assign(asStaffMember(reference), noor.userId, colleagues);
    const until = await snooze(asStaffMember(reference), '2026-11-18');
    expect(until.toISOString()).toBe('2026-11-18T08:00:00.000Z');
    expect(await names('tab=waiting')).toEqual([]);
    expect(await names('tab=snoozed')).toEqual(['Ada']);
    holdClock('2026-11-18T07:59:00Z');
    expect(await wakeSnoozed()).toBe(0);
    holdClock('2026-11-18T08:00:00Z');
    expect(await wakeSnoozed()).toBe(1);
    expect(await wakeSnoozed()).toBe(0);
    expect(await names('tab=waiting')).toEqual(['Ada']);
    expect((await toldOf(noor.userId)).map(({ title }) => title)).toContain('A snoozed conversation is back');
  });

  it('turns what waits for them into what waits for us, and ends when they write', async () => {
    const reference = await from('Ann', 1);
    await answer(asStaffMember(reference), {
      message: 'Which make?',
      files: [],
      key: undefined,
      address: anotherNetwork(),
    });
    await snooze(asStaffMember(reference), '2026-11-17');
    const link = await services().inTransaction(async (tx) =>
      linkFor(tx, (await allEnquiries())[0]?.id ?? '', 'visitor'),
    );
    await post(`answer?token=${conversationToken(link.id)}`, { message: 'A Kern.' });
    expect(await names('tab=waiting')).toEqual(['Ann']);
    expect((await page('tab=snoozed')).list.total).toBe(0);
  });

  it('takes days that are still to come, within a year', async () => {
    const reference = await from('Ada', 1);
    for (const day of ['2026-11-16', '2028-01-01'])
      await expect(snooze(asStaffMember(reference), day)).rejects.toMatchObject({ status: 422 });
  });
});

it('closes with a way back, and takes up again', async () => {
  const reference = await from('Ada', 30);
  const undo = await closeEnquiry(asStaffMember(reference), anotherNetwork());
  expect(await names('tab=waiting')).toEqual([]);
  expect(await services().inTransaction((tx) => takeBack(tx, undo ?? '', `user:${mia.userId}`))).toBe(true);
  expect((await page('tab=waiting')).list.rows).toMatchObject([{ name: 'Ada', since: '30 min' }]);
  await closeEnquiry(asStaffMember(reference), anotherNetwork());
  await reopen(asStaffMember(reference));
  await reopen(asStaffMember(reference));
  const { open } = await page(`open=${reference}`);
  expect(open?.entries.filter(({ kind }) => kind === 'happening')).toHaveLength(4);
});

it('keeps replies with the name filled in, tells two editors of each other, and deletes by way of the bin', async () => {
  const reference = await from('Ada', 1);
  await addReply({ title: 'Hello', body: 'Dear {first name}, {reference}. {my name}' }, 'user:mia');
  const { replies, begun } = await page(`open=${reference}`);
  expect(replies).toMatchObject([{ title: 'Hello', text: `Dear Ada, ${reference}. Mia` }]);
  expect(begun).toBeNull();
  expect((await page(`open=${reference}&reply=${replies[0]?.id}`)).begun).toContain('Dear Ada');
  const id = replies[0]?.id ?? '';
  await changeReply(id, 1, { title: 'Hello', body: 'First' }, 'user:mia');
  await expect(changeReply(id, 1, { title: 'Hello', body: 'Second' }, 'user:noor')).rejects.toMatchObject({
    status: 409,
    conflict: { fields: [{ name: 'body', yours: 'Second', theirs: 'First' }] },
  });
  const { undo } = await deleteReply(id, 'user:mia');
  expect(await listReplies()).toEqual([]);
  await services().inTransaction((tx) => takeBack(tx, undo, 'user:mia'));
  expect(await listReplies()).toMatchObject([{ id, body: 'First' }]);
});
