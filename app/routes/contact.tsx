import { useLoaderData } from 'react-router';
import { chatPath } from '#app/contact/chat-path.ts';
import type { ContactValues } from '#app/contact/contact-values.ts';
import { HalfWrittenMails } from '#app/contact/half-written-mails.tsx';
import { HoursAndPlace } from '#app/contact/hours-and-place.tsx';
import { QuestionTree } from '#app/contact/question-tree.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { placeLines } from '#server/settings/company-lines.ts';
import { readSettings } from '#server/settings/settings.ts';

export function loader({ url }: { url: URL }) {
  const { contact, company } = readSettings();
  const values: ContactValues = {
    email: contact.email,
    chat: chatPath,
    phone: contact.phone,
    hours: contact.hours,
    timeZone: contact.timeZone,
    name: company.legalName,
    place: placeLines(company),
  };
  return { facts: pageFacts(url), values };
}

const views: Record<string, typeof HalfWrittenMails> = {
  '/pages/contacts-1': HalfWrittenMails,
  '/pages/contacts-2': HoursAndPlace,
  '/pages/contacts-3': QuestionTree,
};

export default function Contact() {
  const { facts, values } = useLoaderData<typeof loader>();
  const View = views[facts.route] ?? HalfWrittenMails;
  return <View values={values} />;
}
