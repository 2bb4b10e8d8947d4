import { useLoaderData } from 'react-router';
import { meetingLoader } from '#app/booking/meeting-loader.server.ts';
import { deadLinkWords, MeetingSummary } from '#features/booking/ui/meeting-summary.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Journey } from '#ui/kinds/journey.tsx';

export const loader = meetingLoader;
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function BookingCancel() {
  const { meeting, token, byMail, studioZone, clock } = useLoaderData<typeof loader>();
  if (!meeting?.changeable)
    return (
      <Journey {...deadLinkWords}>
        <ButtonLink href="/book_an_appointment" className="mt-8">
          Book a meeting
        </ButtonLink>
      </Journey>
    );
  return (
    <Journey
      title="Cancel the meeting?"
      lead={`The time is free for others at once${byMail ? ', and both sides get an email' : ''}.`}
      aside={<MeetingSummary meeting={meeting} studioZone={studioZone} clock={clock} />}
    >
      <form method="post" action="/api/booking/cancel" className="mt-8 grid max-w-[32rem] gap-5">
        <input type="hidden" name="token" value={token} />
        <TextArea label="A word to the other side" name="message" maxLength={1000} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" tone="danger">
            Cancel the meeting
          </Button>
          <ButtonLink href={`/booking/meeting?${new URLSearchParams({ token })}`} variant="ghost">
            Keep it
          </ButtonLink>
        </div>
      </form>
    </Journey>
  );
}
