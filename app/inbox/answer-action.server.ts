import { data, redirect } from 'react-router';
import { sayNext } from '#app/admin/said-cookie.server.ts';
import { enter } from '#app/admin/staff.server.ts';
import { isChatNow } from '#features/enquiries/chat/is-chat-now.server.ts';
import { readForm, receiveAnswer } from '#features/enquiries/receive.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { asStaffMember } from './staff-access.server.ts';

/** Takes an answer with its files, which the other forms of the panel have none of. */
export async function answerAction(request: Request, url: URL) {
  const { staff, refused } = await enter(request, 'inbox', 'write');
  if (refused === 'signed-out') throw redirect(signInFor(url.pathname + url.search), 303);
  if (refused !== null) throw data(null, { status: 403 });
  const address = visitorAddress(request);
  const form = await readForm(request, address);
  const reference = String(form.get('open') ?? '');
  const taken = await receiveAnswer(
    form,
    { reference, person: asStaffMember(staff, 'write'), asStaff: true },
    address,
  );
  if ('refusal' in taken) {
    const { status, ...refusal } = taken.refusal;
    return data({ ...refusal, intent: 'answer' }, { status });
  }
  const to = new URL(url);
  to.searchParams.set('open', reference);
  for (const name of ['reply', 'write']) to.searchParams.delete(name);
  const text = (await isChatNow(reference))
    ? await saidWithMail('Your reply is in the chat', 'If it isn’t read within two minutes, we’ll email it')
    : await saidWithMail('Your reply is saved', 'It’s on its way by email');
  const headers = { 'Set-Cookie': sayNext({ text }) };
  return redirect(to.pathname + to.search, { status: 303, headers });
}
