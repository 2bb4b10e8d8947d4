import { ChevronDown } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { useSite } from '#app/head/use-facts.ts';
import { settingsFor } from '#app/settings-values.server.ts';
import { type MeetingType, meetingMail, meetingSteps, meetingTypes } from '#content/journeys/booking.ts';
import { mailto } from '#lib/mailto.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { Journey } from '#ui/kinds/journey.tsx';

export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url),
  values: settingsFor(['contact.hours', 'contact.timeZone']),
});

const mailFor = (email: string, meeting: MeetingType) =>
  mailto(email, `${meeting.name}, ${meeting.minutes} minutes`, meetingMail(meeting));

function Meeting({ meeting, email, open }: { meeting: MeetingType; email: string; open: boolean }) {
  return (
    <details
      name="meeting"
      open={open}
      className="group rounded-card border border-outline bg-raised open:border-2 open:border-ink"
    >
      <summary className="flex min-h-18 list-none flex-wrap items-center gap-x-4 px-5 py-2 sm:px-6">
        <span className="min-w-0 flex-[1_1_8rem] font-display text-[1.375rem] font-semibold tracking-[-.03em]">
          {meeting.name}
        </span>
        <span className="mono-label shrink-0 text-mute">{meeting.minutes} min</span>
        <ChevronDown
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-6 sm:px-6">
        <p className="max-w-[34rem] text-[1.0625rem]">{meeting.purpose}</p>
        <dl className="mt-4 max-w-[36rem] border-t border-line text-[.95rem]">
          <div className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[6rem_1fr]">
            <dt className="font-semibold">Bring</dt>
            <dd className="text-mute">{meeting.bring}</dd>
          </div>
          <div className="grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[6rem_1fr]">
            <dt className="font-semibold">You get</dt>
            <dd className="text-mute">{meeting.after}</dd>
          </div>
        </dl>
        <ButtonLink href={mailFor(email, meeting)} className="mt-5 max-md:hidden">
          {meeting.action}
        </ButtonLink>
      </div>
    </details>
  );
}

const folds = [0, 1, 2] as const;

export default function Booking() {
  const { values } = useLoaderData<typeof loader>();
  const { email, chat } = useSite();
  return (
    <Journey
      title="What is the half hour for?"
      lead="Choose a meeting. Its button opens a mail with room for three times; one of them comes back confirmed."
      aside={
        <SummaryBlock
          over="Every meeting"
          big="Free, by video"
          facts={[
            { term: 'Hours', text: values['contact.hours'] },
            { term: 'Our clock', text: values['contact.timeZone'] },
            { term: 'Yours', text: 'Write your time zone beside each time' },
            { term: 'Moving it', text: 'Answer the invitation' },
          ]}
          action={
            <ButtonLink href={chat} variant="hue">
              Ask in the chat instead
            </ButtonLink>
          }
          note="A person reads both ways. No calendar is guessed on your behalf."
        />
      }
      bar={meetingTypes.map((meeting, index) => (
        <ActionBar
          key={meeting.id}
          variant="hue"
          fold={folds[index]}
          fact={`${meeting.name}, ${meeting.minutes} min, free`}
        >
          <ButtonLink href={mailFor(email, meeting)} variant="hue">
            {meeting.action}
          </ButtonLink>
        </ActionBar>
      ))}
      below={
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
      }
    >
      <div className="mt-9 grid grid-cols-1 gap-3">
        {meetingTypes.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} email={email} open={meeting.id === 'scoping'} />
        ))}
      </div>
    </Journey>
  );
}
