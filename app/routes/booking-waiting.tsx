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
  title: 'You are off the list',
  lead: 'No mail will come about this day. Other days may have something free.',
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
          over={wait.told ? 'Free again' : 'You wait for'}
          big={shortDayAt(`${wait.day}T12:00:00Z`, 'UTC')}
          facts={[
            { term: 'Meeting', text: wait.name },
            { term: 'Clock', text: placeOf(wait.zone) },
          ]}
        />
      }
      title={wait.told ? 'You have been told' : 'You are on the list'}
      lead={
        wait.told
          ? `Something freed up on ${dayOfDate(wait.day)}. Whoever books first has it.`
          : byMail
            ? `As soon as a time for ${wait.name} frees up on ${dayOfDate(wait.day)}, everybody who waits gets one email. Whoever books first has it.`
            : `We can’t send email at the moment. Look at the day again now and then: whoever books first has it.`
      }
    >
      <form
        method="post"
        action={`/booking/waiting?${new URLSearchParams({ token })}`}
        className="mt-8 flex flex-wrap gap-3"
      >
        <input type="hidden" name="token" value={token} />
        <ButtonLink href={address} variant={wait.told ? 'hue' : 'ghost'}>
          Look at the day
        </ButtonLink>
        {wait.told ? null : (
          <Button type="submit" variant="ghost">
            Leave the list
          </Button>
        )}
      </form>
    </FormPage>
  );
}
