import { useRef } from 'react';
import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { conversationAccess } from '#app/enquiries/conversation-access.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { closeEnquiry } from '#features/enquiries/commands/close.server.ts';
import { renewLink } from '#features/enquiries/commands/renew-link.server.ts';
import { withdrawConsent } from '#features/enquiries/commands/withdraw-consent.server.ts';
import { queryOf, shownConversation } from '#features/enquiries/conversation-page.server.ts';
import { readForm, receiveAnswer } from '#features/enquiries/receive.server.ts';
import { AnswerForm } from '#features/enquiries/ui/answer-form.tsx';
import { ConversationEnds } from '#features/enquiries/ui/conversation-ends.tsx';
import { ConversationFacts } from '#features/enquiries/ui/conversation-facts.tsx';
import { MessageList } from '#features/enquiries/ui/message-list.tsx';
import { useReadMark } from '#features/enquiries/ui/use-read-mark.ts';
import { AppError } from '#server/errors.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { useLivePage } from '#ui/foundation/use-live-page.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

export async function loader({ url, request }: { url: URL; request: Request }) {
  const access = await conversationAccess(request, url);
  return data(
    {
      facts: pageFacts(url),
      query: queryOf(access),
      byLink: 'token' in access,
      state: url.searchParams.get('state') ?? '',
      conversation: await shownConversation(access),
      byMail: await mailLeaves(),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const simple = { close: closeEnquiry, renew: renewLink, withdraw: withdrawConsent };
const isSimple = (what: FormDataEntryValue | null): what is keyof typeof simple =>
  typeof what === 'string' && Object.hasOwn(simple, what);

export async function action({ request, url }: ActionFunctionArgs & { url: URL }) {
  const access = await conversationAccess(request, url);
  const address = visitorAddress(request);
  const form = await readForm(request, address);
  const what = form.get('intent');
  const here = (state: string) => `/contact-us/conversation?${queryOf(access)}&state=${state}`;
  if (!isSimple(what)) {
    const taken = await receiveAnswer(form, access, address);
    if ('refusal' in taken) return data(taken.refusal, { status: taken.refusal.status });
    return redirect(here('sent'), 303);
  }
  try {
    await simple[what](access, address);
  } catch (error) {
    if (error instanceof AppError) return redirect(here('refused'), 303);
    throw error;
  }
  return redirect(here(what), 303);
}

const news: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed. A person will read your message.',
  sent: 'Your message has been sent.',
  close: 'Marked as done. It reopens with the next message.',
  renew: 'This link is disabled. We’re emailing you a new one.',
  withdraw: 'You’ve withdrawn your consent. We won’t send you any news.',
};

export const clientAction = keepForm;

export default function Conversation() {
  const { conversation, query, byLink, byMail, state } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  const place = useRef<HTMLDivElement>(null);
  const refresh = useLivePage(conversation ? `/api/enquiries/stream?${query}` : null);
  useReadMark({
    query,
    upTo: conversation?.messages.at(-1)?.id,
    unread: (conversation?.unread ?? 0) > 0,
    place,
    onRead: refresh,
  });
  const said = news[state];
  const note = <AlertPlace className="mt-6">{said ? <Alert tone="done" heading={said} /> : null}</AlertPlace>;
  if (!conversation)
    return (
      <FormPage
        title={state === 'renew' ? 'This link is disabled' : 'This link no longer works'}
        lead="Please use the link in our latest email, or send us a new message."
      >
        {note}
        <ButtonLink href="/contact-us" className="mt-8">
          Write to us
        </ButtonLink>
      </FormPage>
    );
  const { side, own, name } = conversation;
  return (
    <FormPage
      title={side === 'staff' ? `With ${name}` : 'Your conversation with us'}
      lead={
        side === 'staff'
          ? `Your messages are shown here${byMail ? ' and goes out by email at once' : ''}.`
          : byMail
            ? 'This is the whole conversation. We also email you each answer.'
            : 'This is the whole conversation. We can’t send email at the moment, so keep the link to this page and look here for our answer.'
      }
      aside={<ConversationFacts conversation={conversation} query={query} />}
    >
      {note}
      <div ref={place}>
        <MessageList {...conversation} />
      </div>
      <AnswerForm
        conversation={conversation}
        action={`/contact-us/conversation?${query}`}
        refusal={refusal}
      />
      {side === 'visitor' && own ? (
        <ConversationEnds
          action={`/contact-us/conversation?${query}`}
          consent={conversation.consent}
          byLink={byLink && byMail}
        />
      ) : null}
    </FormPage>
  );
}
