import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { ownPerson } from '#app/account/own-person.server.ts';
import { outlineMessage } from '#app/contact/outline-message.ts';
import { templateMessage } from '#app/contact/template-message.server.ts';
import { Ways } from '#app/contact/ways.tsx';
import { cameFrom } from '#app/enquiries/came-from.server.ts';
import { personOf } from '#app/enquiries/person.server.ts';
import { subjectSources } from '#app/enquiries/subject-sources.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { estimateMessage } from '#app/pricing/prices.server.ts';
import { messagingLink } from '#features/enquiries/chat/chat-page.server.ts';
import { messengerFact } from '#features/enquiries/chat/ui/messenger-fact.tsx';
import { shownHours } from '#features/enquiries/hours-page.server.ts';
import { receiptToken } from '#features/enquiries/links.server.ts';
import { readableState } from '#features/enquiries/readable-state.ts';
import { readForm, receiveEnquiry } from '#features/enquiries/receive.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { subjectOf, subjectWords } from '#features/enquiries/subject.ts';
import { EnquiryForm } from '#features/enquiries/ui/enquiry-form.tsx';
import { HoursBlock, HoursLine } from '#features/enquiries/ui/hours-block.tsx';
import { SubjectNote } from '#features/enquiries/ui/subject-note.tsx';
import { rulesOf } from '#server/forms/field-rules.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { placeLines } from '#server/settings/company-lines.ts';
import { readSettings } from '#server/settings/settings.ts';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

export async function loader({ url, request }: { url: URL; request: Request }) {
  const { contact, company } = readSettings();
  const subject = await subjectOf(url.searchParams, subjectSources);
  return data(
    {
      facts: pageFacts(url),
      hours: shownHours(),
      subject,
      made: subject.demo ? await readableState(subject.demo.state) : null,
      query: url.search,
      message:
        estimateMessage(url.searchParams) ||
        templateMessage(url.searchParams) ||
        outlineMessage(url.searchParams.get('start')),
      person: await ownPerson(request),
      rules: rulesOf(enquirySchema),
      page: cameFrom(request, url),
      messaging: messagingLink(subjectWords(subject).join(', ')),
      email: contact.email,
      phone: contact.phone,
      place: placeLines(company).join(', '),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

/** The form of a page without scripts: what was typed comes back with the page if it cannot be taken. */
export async function action({ request }: ActionFunctionArgs) {
  const address = visitorAddress(request);
  const sender = await personOf(request);
  const form = await readForm(request, address);
  const taken = await receiveEnquiry(form, { address, sources: subjectSources, sender });
  if ('refusal' in taken) return data(taken.refusal, { status: taken.refusal.status });
  return redirect(
    `/contact-us/thanks?${new URLSearchParams({ token: receiptToken(taken.enquiry.id) })}`,
    303,
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const clientAction = keepForm;

export default function ContactUs() {
  const { hours, subject, made, query, message, person, rules, page, messaging, email, phone, place } =
    useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  return (
    <FormPage
      title="Talk to a person"
      lead="Email, chat or meet us by video. One of the people who would do the work will answer."
      aside={
        <HoursBlock
          hours={hours}
          facts={[
            ...(email
              ? [
                  {
                    term: 'Email',
                    text: (
                      <a href={`mailto:${email}`} className="underline underline-offset-4">
                        {email}
                      </a>
                    ),
                  },
                ]
              : []),
            ...messengerFact(messaging),
            ...(phone ? [{ term: 'Telephone', text: phone }] : []),
            ...(place ? [{ term: 'Place', text: place }] : []),
          ]}
        />
      }
    >
      <HoursLine hours={hours} className="mt-4 font-medium lg:hidden" />
      <Ways />
      <h2 id="write" className="mt-12 scroll-mt-6 text-[1.625rem]">
        Write to us
      </h2>
      <SubjectNote subject={subject} made={made} without="/contact-us" />
      <KnownPerson value={person}>
        <EnquiryForm message={message} query={query} page={page} rules={rules} refusal={refusal} />
      </KnownPerson>
      <p className="mt-8 text-mute">
        Rather be asked than fill in a form?{' '}
        <a
          href="/pages/contacts-3"
          className="inline-block py-2.5 text-accent underline underline-offset-[3px]"
        >
          Answer three questions
        </a>
        .
      </p>
    </FormPage>
  );
}
