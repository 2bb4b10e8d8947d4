import { data, redirect } from 'react-router';
import { personOf } from '#app/enquiries/person.server.ts';
import { subjectSources } from '#app/enquiries/subject-sources.server.ts';
import { shownHours } from '#features/enquiries/hours-page.server.ts';
import { receiptToken } from '#features/enquiries/links.server.ts';
import { type EnquiryRefusal, readForm, receiveEnquiry } from '#features/enquiries/receive.server.ts';
import { badInput } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { callTimeInWords, callTimes } from './call-times.ts';
import { callMessage, callSchema } from './call-wish.ts';
import { nextInTalk, type Talk } from './talk.ts';

const daysToCall = 4;

/** The hours in which somebody may ask to be called; none where no machine can read when we are open. */
export function offeredCalls() {
  const { spans, zone, servedAt } = shownHours();
  return { zone, days: callTimes(spans ?? [], { now: servedAt, zone, days: daysToCall }) };
}

/** Makes the message of the enquiry from the form for a call; refuses with what is wrong beside each field. */
function withCall(form: FormData): EnquiryRefusal | null {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const { days, zone } = offeredCalls();
  try {
    const wish = parseFields(callSchema, fields);
    const when = days.length === 0 ? wish.when : callTimeInWords(days, wish.when);
    if (when === null) throw badInput({ when: 'This hour is no longer free. Please choose another.' });
    form.set('message', callMessage(wish, days.length === 0 ? when : `${when} (${zone})`));
    return null;
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return { ...refusal, status };
  }
}

/** Takes the form of a contact page: one that is complete becomes an enquiry, and its receipt says what happened. */
export async function takeContact(
  request: Request,
): Promise<Response | ReturnType<typeof data<EnquiryRefusal | Talk>>> {
  const address = visitorAddress(request);
  const sender = await personOf(request);
  const form = await readForm(request, address);
  const { pathname } = new URL(request.url);
  if (/contacts-3(\.data)?$/.test(pathname) && form.get('send') === null) return data(nextInTalk(form));
  if (/contacts-2(\.data)?$/.test(pathname)) {
    const refusal = withCall(form);
    if (refusal) return data(refusal, { status: refusal.status });
  }
  const taken = await receiveEnquiry(form, { address, sources: subjectSources, sender });
  if ('refusal' in taken) return data(taken.refusal, { status: taken.refusal.status });
  return redirect(
    `/contact-us/thanks?${new URLSearchParams({ token: receiptToken(taken.enquiry.id) })}`,
    303,
  );
}
