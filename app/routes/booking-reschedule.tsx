import { data, useActionData, useLoaderData } from 'react-router';
import { clockFor } from '#app/booking/clock-for.server.ts';
import { answerFormWith } from '#app/forms/answer-form.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { settingsFor } from '#app/settings-values.server.ts';
import { bookingForms } from '#features/booking/forms.server.ts';
import { moveOf } from '#features/booking/move-page.server.ts';
import { otherTimes } from '#features/booking/other-times.server.ts';
import { type Asked, pageWith } from '#features/booking/ui/address.ts';
import { deadLinkWords, MeetingSummary } from '#features/booking/ui/meeting-summary.tsx';
import { MoveForm } from '#features/booking/ui/move-form.tsx';
import { TimeChoice } from '#features/booking/ui/time-choice.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

const path = '/booking/reschedule';

export async function loader({ request, url }: { request: Request; url: URL }) {
  return data(
    {
      facts: pageFacts(url),
      move: await moveOf(url.searchParams),
      clock: clockFor(request, url),
      askedClock: url.searchParams.get('clock') ?? '',
      studioZone: settingsFor(['contact.timeZone'])['contact.timeZone'] ?? 'UTC',
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const action = ({ request }: { request: Request }) =>
  answerFormWith(request, bookingForms.move, async (error, fields) => ({
    others: await otherTimes(error, fields),
  }));
export const clientAction = keepForm;

export default function BookingReschedule() {
  const { move, studioZone, clock, askedClock } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (!move)
    return (
      <FormPage {...deadLinkWords}>
        <ButtonLink href="/book_an_appointment" className="mt-8">
          Book a meeting
        </ButtonLink>
      </FormPage>
    );
  const { meeting, token, zone, zones, times, start } = move;
  const kept: Asked = { token, zone, clock: askedClock };
  return (
    <FormPage
      title="Which time suits you better?"
      lead="You keep the old time until the new one is booked."
      aside={<MeetingSummary meeting={meeting} studioZone={studioZone} clock={clock} />}
    >
      {start ? (
        <MoveForm
          token={token}
          start={start}
          zone={zone}
          clock={clock}
          action={pageWith(path, { ...kept, start })}
          back={pageWith(path, kept)}
          refused={refused}
        />
      ) : (
        <TimeChoice path={path} kept={kept} times={times} zone={zone} zones={zones} clock={clock} />
      )}
    </FormPage>
  );
}
