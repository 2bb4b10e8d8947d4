import { data, useLoaderData } from 'react-router';
import { meetingLoader } from '#app/booking/meeting-loader.server.ts';
import { answerForm, byAction } from '#app/forms/answer-form.server.ts';
import { OtherSideLink } from '#app/other-side/other-side-link.tsx';
import { linkedFeed } from '#features/booking/commands/feed.server.ts';
import { bookingForms } from '#features/booking/forms.server.ts';
import { FeedPart } from '#features/booking/ui/feed-part.tsx';
import { deadLinkWords, MeetingSummary } from '#features/booking/ui/meeting-summary.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export const loader = async (args: { request: Request; url: URL }) => {
  const { data: shown, init } = await meetingLoader(args);
  return data({ ...shown, feed: await linkedFeed(shown.token) }, init ?? undefined);
};
export const action = ({ request }: { request: Request }) =>
  answerForm(request, byAction({ feed: bookingForms.feed, 'end-feed': bookingForms['end-feed'] }));
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const noMail = 'We can’t send email at the moment, so';
const words: Readonly<Record<string, { title: string; lead: string; withoutMail?: string }>> = {
  booked: {
    title: 'You’re booked',
    lead: 'We’re emailing you the invitation, with the links to move or cancel it.',
    withoutMail: `${noMail} keep the link to this page. You can use it to move or cancel the meeting.`,
  },
  moved: {
    title: 'Your meeting has moved',
    lead: 'We’re emailing both of you the new time, and the calendar entry updates with it.',
    withoutMail: `${noMail} please change the entry in your calendar yourself.`,
  },
  cancelled: {
    title: 'Your meeting is cancelled',
    lead: 'Others can book this time again. We’re emailing both of you.',
    withoutMail: `Others can book this time again. ${noMail} please delete the entry from your calendar yourself.`,
  },
  feed: {
    title: 'Your calendar address is ready',
    lead: 'Copy it below and subscribe to it in your calendar app.',
  },
  'feed-ended': {
    title: 'The calendar address is disabled',
    lead: 'Calendars that use it no longer update. You can create a new one.',
  },
};
const plain: (typeof words)[string] = {
  title: 'Your meeting',
  lead: 'Here’s when and where it takes place, and how to change it.',
};

export default function BookingMeeting() {
  const { meeting, token, feed, state, byMail, studioZone, clock } = useLoaderData<typeof loader>();
  const query = `?${new URLSearchParams({ token })}`;
  if (!meeting)
    return (
      <FormPage {...deadLinkWords}>
        <ButtonLink href="/book_an_appointment" className="mt-8">
          Book a meeting
        </ButtonLink>
      </FormPage>
    );
  const { title, lead, withoutMail } = words[state] ?? plain;
  return (
    <FormPage
      title={title}
      lead={byMail ? lead : (withoutMail ?? lead)}
      aside={<MeetingSummary meeting={meeting} studioZone={studioZone} clock={clock} />}
    >
      {meeting.changeable ? (
        <section aria-labelledby="note-it" className="mt-8">
          <h2 id="note-it" className="text-[1.375rem]">
            Add it to your calendar
          </h2>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink href={meeting.calendars.google} target="_blank" rel="noreferrer" variant="ink">
              Google Calendar
            </ButtonLink>
            <ButtonLink href={meeting.calendars.outlook} target="_blank" rel="noreferrer" variant="ink">
              Outlook
            </ButtonLink>
            <ButtonLink href={`/api/booking/meeting.ics${query}`} download variant="ink">
              Calendar file
            </ButtonLink>
          </div>
        </section>
      ) : null}
      {feed === undefined ? null : <FeedPart token={token} feed={feed} />}
      <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
        {meeting.changeable ? (
          <>
            <ButtonLink href={`/booking/reschedule${query}`} variant="ghost">
              {' '}
              Move meeting{' '}
            </ButtonLink>
            <ButtonLink href={`/booking/cancel${query}`} variant="ghost">
              {' '}
              Cancel meeting{' '}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href="/book_an_appointment">Book another meeting</ButtonLink>
        )}
        {meeting.byHost ? null : <OtherSideLink of="meeting" token={token} />}
      </div>
    </FormPage>
  );
}
