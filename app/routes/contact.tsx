import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router';
import { ownPerson } from '#app/account/own-person.server.ts';
import { CallBack } from '#app/contact/call-back.tsx';
import { callSchema } from '#app/contact/call-wish.ts';
import { offeredCalls, takeContact } from '#app/contact/contact-action.server.ts';
import type { ContactPage } from '#app/contact/contact-page.ts';
import { Letter } from '#app/contact/letter.tsx';
import { outlineMessage } from '#app/contact/outline-message.ts';
import { ThreeQuestions } from '#app/contact/three-questions.tsx';
import { cameFrom } from '#app/enquiries/came-from.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { shownHours } from '#features/enquiries/hours-page.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { dateAt } from '#lib/time/words-of-time.ts';
import { rulesOf } from '#server/forms/field-rules.ts';
import { placeLines } from '#server/settings/company-lines.ts';
import { readSettings } from '#server/settings/settings.ts';
import { KnownPerson } from '#ui/fields/known-person.ts';

export async function loader({ url, request }: { url: URL; request: Request }) {
  const { contact: set, company, brand } = readSettings();
  const facts = pageFacts(url);
  const hours = shownHours();
  const isCall = facts.route === '/pages/contacts-2';
  const contact: ContactPage = {
    brand: brand.name,
    today: dateAt(new Date(hours.servedAt).toISOString(), hours.zone),
    hours,
    weekHours: set.hours,
    place: placeLines(company),
    email: set.email,
    phone: set.phone,
    start: outlineMessage(url.searchParams.get('start')),
    page: cameFrom(request, url),
    rules: rulesOf(isCall ? callSchema : enquirySchema),
    calls: isCall ? offeredCalls().days : [],
  };
  return data(
    { facts, contact, person: await ownPerson(request) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const action = ({ request }: ActionFunctionArgs) => takeContact(request);

export const clientAction = keepForm;

/** Three ways to send an enquiry: a letter, the wish for a call, and a short conversation. */
export default function Contact() {
  const { facts, contact, person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const talk = answer && 'step' in answer ? answer : null;
  const refusal = answer && 'typed' in answer ? answer : null;
  return (
    <KnownPerson value={person}>
      {facts.route === '/pages/contacts-1' ? <Letter contact={contact} refusal={refusal} /> : null}
      {facts.route === '/pages/contacts-2' ? <CallBack contact={contact} refusal={refusal} /> : null}
      {facts.route === '/pages/contacts-3' ? (
        <ThreeQuestions contact={contact} refusal={refusal} answered={talk ?? talkOf(refusal)} />
      ) : null}
    </KnownPerson>
  );
}

/** A conversation whose last form was refused continues where it was. */
function talkOf(refusal: { typed: Readonly<Record<string, string>>; topics?: readonly string[] } | null) {
  // Where the connection was lost nothing came back.
  if (refusal?.typed.message === undefined) return null;
  return {
    step: 2 as const,
    topic: refusal.topics?.[0] ?? '',
    message: refusal.typed.message,
    wrong: null,
  };
}
