import { expect, it } from 'vitest';
import { answer } from '../commands/answer.server.ts';
import { anotherNetwork, inTestWorld, miasAccount, sendAsAnn } from '../testing/world.server.ts';
import { addNote } from './commands/add-note.server.ts';
import { assign } from './commands/assign.server.ts';
import { findEnquiries } from './find.server.ts';
import { ownInbox } from './own-thread.server.ts';

inTestWorld();

const mia = { userId: miasAccount.userId, name: 'Mia', email: 'mia@akra.example' };

it('shows whoever sent an enquiry that one as the inbox has it, and no more of that address', async () => {
  await sendAsAnn({ message: 'An older question.' });
  const { token, reference } = await sendAsAnn();
  const asStaffMember = { reference, person: miasAccount, asStaff: true } as const;
  await addNote(asStaffMember, { note: 'Rather small.', key: undefined, address: anotherNetwork() }, [mia]);
  await assign(asStaffMember, mia.userId, [mia]);
  await answer(asStaffMember, {
    message: 'How many vans?',
    files: [],
    key: undefined,
    address: anotherNetwork(),
  });
  const page = await ownInbox(token);
  expect(page?.list.rows).toMatchObject([{ reference, name: 'Ann Example', assignee: null }]);
  expect(page?.open).toMatchObject({ reference, others: 0, assignee: null, readMark: null });
  expect(page?.open?.entries).toMatchObject([{ kind: 'message', side: 'visitor' }]);
  expect(JSON.stringify(page)).not.toMatch(/older question|Rather small|How many vans|Mia/);
});

it('shows nothing for a link that is not the receipt', async () => {
  const { token } = await sendAsAnn();
  expect(await ownInbox(`${token}x`)).toBeNull();
  expect(await ownInbox('')).toBeNull();
});

it('is found by staff through its words, and by its sender’s name with typing errors', async () => {
  const { reference } = await sendAsAnn();
  const find = async (words: string) =>
    (await findEnquiries(words, miasAccount.userId, 5)).map(({ href }) => href);
  const address = `/admin-panel/inbox?open=${reference}`;
  expect(await find('planned by hand')).toEqual([address]);
  expect(await find('Exmaple')).toEqual([address]);
  expect(await find('zebra')).toEqual([]);
});
