import { data, redirect } from 'react-router';
import { personOf } from '#app/enquiries/person.server.ts';
import { subjectSources } from '#app/enquiries/subject-sources.server.ts';
import { markRead } from '#features/enquiries/commands/mark-read.server.ts';
import { withdrawConsent } from '#features/enquiries/commands/withdraw-consent.server.ts';
import {
  type EnquiryRefusal,
  readForm,
  receiveAnswer,
  receiveThread,
} from '#features/enquiries/receive.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { AppError } from '#server/errors.ts';
import { visitorAddress } from '#server/http/client-address.ts';

interface Posted {
  request: Request;
  url: URL;
}

/** What a form of the page with conversations does without scripts: answer, begin one, mark as read, take consent back. */
export async function conversationAction({ request, url }: Posted) {
  const person = await personOf(request);
  if (!person) throw redirect(signInFor(url.pathname + url.search), 303);
  const address = visitorAddress(request);
  const form = await readForm(request, address);
  const here = url.pathname + url.search;
  const reference = url.searchParams.get('thread') ?? '';
  const access = { reference, person };
  const refused = (refusal: EnquiryRefusal) => data(refusal, { status: refusal.status });
  try {
    switch (form.get('intent')) {
      case 'begin': {
        const taken = await receiveThread(form, { address, sources: subjectSources, sender: person });
        if ('refusal' in taken) return refused(taken.refusal);
        const thread = new URLSearchParams({ thread: taken.enquiry.reference });
        return redirect(`/account/messages?${thread}`, 303);
      }
      case 'read':
        await markRead(access, { address });
        return redirect(here, 303);
      case 'withdraw':
        await withdrawConsent(access, address);
        return redirect(here, 303);
      default: {
        const taken = await receiveAnswer(form, access, address);
        if ('refusal' in taken) return refused(taken.refusal);
        return redirect(`${here}#latest`, 303);
      }
    }
  } catch (error) {
    // What is not theirs is answered as what is not there.
    if (error instanceof AppError) throw data(null, { status: error.status });
    throw error;
  }
}
