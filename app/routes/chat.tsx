import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { chatPath } from '#app/contact/chat-path.ts';
import { cameFrom } from '#app/enquiries/came-from.server.ts';
import { personOf } from '#app/enquiries/person.server.ts';
import { subjectSources } from '#app/enquiries/subject-sources.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { beginChat } from '#features/enquiries/chat/begin.server.ts';
import { shownChat } from '#features/enquiries/chat/chat-page.server.ts';
import { chatAccess, chatCookie, noChatCookie } from '#features/enquiries/chat/cookie.server.ts';
import { BeginForm } from '#features/enquiries/chat/ui/begin-form.tsx';
import { ChatThread } from '#features/enquiries/chat/ui/chat-thread.tsx';
import { messengerFact } from '#features/enquiries/chat/ui/messenger-fact.tsx';
import { readForm, receiveAnswer } from '#features/enquiries/receive.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { HoursBlock, HoursLine } from '#features/enquiries/ui/hours-block.tsx';
import { rulesOf } from '#server/forms/field-rules.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { Alert } from '#ui/data/alert.tsx';
import { useLivePage } from '#ui/foundation/use-live-page.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

export async function loader({ url, request }: { url: URL; request: Request }) {
  const person = await personOf(request);
  return data(
    {
      facts: pageFacts(url),
      chat: await shownChat(request),
      page: cameFrom(request, url),
      rules: rulesOf(enquirySchema),
      known: { name: person?.name ?? '', email: person?.email ?? '' },
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** The forms of a page without scripts: the first message, the next ones, and the way out. */
export async function action({ request }: ActionFunctionArgs) {
  const address = visitorAddress(request);
  const form = await readForm(request, address);
  const here = `${chatPath}#latest`;
  switch (form.get('intent')) {
    case 'leave':
      return redirect(chatPath, { status: 303, headers: { 'Set-Cookie': noChatCookie() } });
    case 'answer': {
      const taken = await receiveAnswer(form, chatAccess(request), address);
      if ('refusal' in taken) return data(taken.refusal, { status: taken.refusal.status });
      return redirect(here, 303);
    }
    default: {
      const begun = await beginChat(form, {
        address,
        sources: subjectSources,
        sender: await personOf(request),
      });
      if ('refusal' in begun) return data(begun.refusal, { status: begun.refusal.status });
      return redirect(here, { status: 303, headers: { 'Set-Cookie': chatCookie(begun.token) } });
    }
  }
}

export const clientAction = keepForm;

export default function Chat() {
  const { chat, page, known, rules } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  const { conversation, isOver, hours, messaging, byMail } = chat;
  const refresh = useLivePage(conversation ? '/api/enquiries/stream?chat=here' : null);
  return (
    <FormPage
      title="Chat with us"
      lead="Write here, and one of the people who would do the work will answer in the same place."
      aside={<HoursBlock hours={hours} facts={messengerFact(messaging)} />}
    >
      <HoursLine hours={hours} className="mt-4 font-medium lg:hidden" />
      <div className="mt-8">
        {conversation ? (
          <ChatThread
            conversation={conversation}
            byMail={byMail}
            action={chatPath}
            refusal={refusal}
            onChanged={refresh}
          />
        ) : (
          <>
            {isOver ? (
              <Alert heading="Your last chat has ended here" className="mb-6">
                You can continue it by email or in your account, or start a new one below.
              </Alert>
            ) : null}
            <BeginForm
              action={chatPath}
              page={page}
              known={known}
              byMail={byMail}
              rules={rules}
              refusal={refusal}
            />
          </>
        )}
      </div>
    </FormPage>
  );
}
