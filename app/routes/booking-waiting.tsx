import { data, useLoaderData } from 'react-router';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { bookingForms } from '#features/booking/forms.server.ts';
import { deadLinkWords } from '#features/booking/ui/meeting-summary.tsx';
import { shownWait } from '#features/booking/waiting-page.server.ts';
import { dayOfDate, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

const bookingPage = '/book_an_appointment';

export async function loader({ url }: { url: URL }) {
  const token = url.searchParams.get('token') ?? '';
  return data(
    {
      facts: pageFacts(url),
      token,
      left: url.searchParams.get('state') === 'left',
      wait: await shownWait(token),
      byMail: await mailLeaves(),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const action = ({ request }: { request: Request }) => answerForm(request, bookingForms.leave);

const leftWords = {
  title: 'You’re off the waiting list',
  lead: 'We won’t email you about this day. Other days may have free times.',
};

export default function BookingWaiting() {
  const { wait, token, left, byMail } = useLoaderData<typeof loader>();
  if (!wait)
    return (
      <FormPage {...(left ? leftWords : deadLinkWords)}>
        <ButtonLink href={bookingPage} className="mt-8">
          Book a meeting
        </ButtonLink>
      </FormPage>
    );
  const address = `${bookingPage}?${new URLSearchParams({ type: wait.type, day: wait.day, zone: wait.zone })}`;
  return (
    <FormPage
      aside={
        <SummaryBlock
          over={wait.told ? 'Free again' : 'Waiting for'}
          big={shortDayAt(`${wait.day}T12:00:00Z`, 'UTC')}
          facts={[
            { term: 'Meeting', text: wait.name },
            { term: 'Time zone', text: placeOf(wait.zone) },
          ]}
        />
      }
      title={wait.told ? 'A time has become free' : 'You’re on the waiting list'}
      lead={
        wait.told
          ? `There was a free time on ${dayOfDate(wait.day)}. The first person to book gets it.`
          : byMail
            ? `As soon as a time for ${wait.name} frees up on ${dayOfDate(wait.day)}, we’ll email everyone on the list. The first person to book gets it.`
            : `We can’t send email at the moment, so please check this day again from time to time.`
      }
    >
      <form
        method="post"
        action={`/booking/waiting?${new URLSearchParams({ token })}`}
        className="mt-8 flex flex-wrap gap-3"
      >
        <input type="hidden" name="token" value={token} />
        <ButtonLink href={address} variant={wait.told ? 'hue' : 'ghost'}>
          {' '}
          See this day{' '}
        </ButtonLink>
        {wait.told ? null : (
          <Button type="submit" variant="ghost">
            {' '}
            Leave waiting list{' '}
          </Button>
        )}
      </form>
    </FormPage>
  );
}
