import { type ActionFunctionArgs, data, useActionData, useLoaderData } from 'react-router';
import { ownPerson } from '#app/account/own-person.server.ts';
import { clockFor } from '#app/booking/clock-for.server.ts';
import { cameFrom } from '#app/enquiries/came-from.server.ts';
import { answerFormWith, byAction } from '#app/forms/answer-form.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { whoAsked } from '#app/inbox/who-asked.server.ts';
import { settingsFor } from '#app/settings-values.server.ts';
import { meetingSteps } from '#content/form-pages/booking.ts';
import { bookingForms } from '#features/booking/forms.server.ts';
import { otherTimes } from '#features/booking/other-times.server.ts';
import { choiceOf } from '#features/booking/page.server.ts';
import { pollWords } from '#features/booking/polls/poll-page.server.ts';
import { bookSchema, waitSchema } from '#features/booking/schema.ts';
import { type Asked, pageWith } from '#features/booking/ui/address.ts';
import { AskZone } from '#features/booking/ui/ask-zone.tsx';
import { ChosenMeeting } from '#features/booking/ui/chosen-meeting.tsx';
import { ChosenTime } from '#features/booking/ui/chosen-time.tsx';
import { DetailsForm } from '#features/booking/ui/details-form.tsx';
import { MeetingList } from '#features/booking/ui/meeting-list.tsx';
import { TimeChoice } from '#features/booking/ui/time-choice.tsx';
import { WaitForm } from '#features/booking/ui/wait-form.tsx';
import { ledFrom } from '#lib/forms/led-from.ts';
import { dateAt } from '#lib/time/words-of-time.ts';
import { rulesOf } from '#server/forms/field-rules.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { Steps } from '#ui/fields/steps.tsx';
import { useVisitorZone } from '#ui/foundation/use-visitor-zone.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

const path = '/book_an_appointment';

/** The page that led to the first step, carried along to the last. */
function ledBy(request: Request, url: URL): Record<string, string> {
  const from = ledFrom(cameFrom(request, url));
  return from ? { from } : {};
}

/** What the address carries from step to step, beside what was chosen. */
const carried = new Set(['clock', 'poll', 'enquiry', 'from', 'agenda']);

export async function loader({ request, url }: { request: Request; url: URL }) {
  const query = url.searchParams;
  return data(
    {
      facts: pageFacts(url),
      choice: await choiceOf(query),
      clock: clockFor(request, url),
      byMail: await mailLeaves(),
      person: await ownPerson(request),
      rules: { book: rulesOf(bookSchema), wait: rulesOf(waitSchema) },
      known: {
        ...ledBy(request, url),
        ...(await pollWords(query.get('poll'))),
        ...(await whoAsked(request, query.get('enquiry'))),
        ...Object.fromEntries([...query].filter(([name]) => carried.has(name))),
      } as Readonly<Record<string, string>>,
      studioZone: settingsFor(['contact.timeZone'])['contact.timeZone'] ?? 'UTC',
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const take = byAction({ book: bookingForms.book, wait: bookingForms.wait });

export const action = ({ request, url }: ActionFunctionArgs & { url: URL }) => {
  const clock = url.searchParams.get('clock');
  return answerFormWith(
    request,
    async (fields, address) =>
      (await take(fields, address)) + (clock ? `&${new URLSearchParams({ clock })}` : ''),
    async (error, fields) => ({ others: await otherTimes(error, fields) }),
  );
};
export const clientAction = keepForm;

const titles = ['What would you like to talk about?', 'Which time suits you?', 'Your details'] as const;
const leads = [
  'You’ll meet the people who would do the work, by video and free of charge.',
  'These are all our free times. You can move or cancel your meeting later with one click.',
  'We won’t chase you afterwards. What happens next is up to you.',
] as const;

function AroundAMeeting() {
  return (
    <section className="mt-20 border-t-2 border-ink pt-6">
      <h2 className="text-[1.875rem]">No slides on either side</h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6">
        {meetingSteps.map(({ when, text }) => (
          <li key={when}>
            <h3 className="text-xl">{when}</h3>
            <p className="mt-2 max-w-[26rem] text-mute">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function Booking() {
  const { choice, known, rules, person, studioZone, clock, byMail } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const { type, types, zone, zoneKnown, zones, times, start } = choice;
  const visitorZone = useVisitorZone();
  const kept: Asked = {
    ...(type ? { type: type.slug } : {}),
    ...(zoneKnown ? { zone } : {}),
    ...(known.clock ? { clock: known.clock } : {}),
    ...(known.poll ? { poll: known.poll } : {}),
    ...(known.enquiry ? { enquiry: known.enquiry } : {}),
    ...(known.from ? { from: known.from } : {}),
    ...(known.agenda ? { agenda: known.agenda } : {}),
  };
  const step = !type ? 0 : start && zoneKnown ? 2 : 1;
  const asksZone = type !== null && !zoneKnown;
  return (
    <FormPage
      title={titles[step]}
      lead={leads[step]}
      aside={
        <div className={step === 0 ? '' : 'max-lg:hidden'}>
          <ChosenMeeting
            type={type}
            start={step === 2 ? start : null}
            zone={zoneKnown ? zone : null}
            clock={clock}
            studioZone={studioZone}
            kept={kept}
            path={path}
          />
        </div>
      }
      below={step === 0 ? <AroundAMeeting /> : null}
    >
      <Steps
        current={step}
        className="mt-6"
        steps={[
          { label: 'Meeting', href: path },
          { label: 'Time', href: pageWith(path, kept) },
          { label: 'Your details' },
        ]}
      />
      {step === 0 ? (
        // The zone goes along, so that the times are right when they first show.
        <MeetingList
          types={types}
          path={path}
          kept={{ ...(visitorZone ? { zone: visitorZone } : {}), ...kept }}
        />
      ) : null}
      {asksZone ? <AskZone path={path} zone={zone} zones={zones} /> : null}
      {times && !asksZone ? (
        <>
          <TimeChoice
            path={path}
            kept={kept}
            times={times}
            zone={zone}
            zones={zones}
            clock={clock}
            whenFull={
              type && times.day ? (
                <KnownPerson value={person}>
                  <WaitForm
                    type={type.slug}
                    day={times.day}
                    zone={zone}
                    rules={rules.wait}
                    action={pageWith(path, { ...kept, zone, day: times.day })}
                    refused={refused}
                    byMail={byMail}
                  />
                </KnownPerson>
              ) : null
            }
          />
          <p className="mt-12 border-t border-line pt-5 text-mute">
            Does anyone else need to be there?{' '}
            <a
              href={pageWith('/booking/propose', kept)}
              className="inline-block py-2 text-accent underline underline-offset-[3px]"
            >
              Propose several times and let them choose
            </a>
          </p>
        </>
      ) : null}
      {type && start && step === 2 ? (
        <>
          <ChosenTime
            start={start}
            zone={zone}
            clock={clock}
            name={type.name}
            change={pageWith(path, { ...kept, day: dateAt(start, zone) })}
          />
          <KnownPerson value={person}>
            <DetailsForm
              type={type}
              start={start}
              zone={zone}
              clock={clock}
              known={known}
              rules={rules.book}
              action={pageWith(path, { ...kept, start })}
              elsewhere={pageWith(path, { ...kept, day: dateAt(start, zone) })}
              refused={refused}
            />
          </KnownPerson>
        </>
      ) : null}
    </FormPage>
  );
}
