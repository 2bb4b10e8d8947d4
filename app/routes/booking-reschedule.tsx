import { data, useLoaderData } from 'react-router';
import { clockFor } from '#app/booking/clock-for.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { settingsFor } from '#app/settings-values.server.ts';
import { moveOf } from '#features/booking/move-page.server.ts';
import { type Asked, pageWith } from '#features/booking/ui/address.ts';
import { LostTime } from '#features/booking/ui/lost-time.tsx';
import { deadLinkWords, MeetingSummary } from '#features/booking/ui/meeting-summary.tsx';
import { MoveForm } from '#features/booking/ui/move-form.tsx';
import { TimeChoice } from '#features/booking/ui/time-choice.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Journey } from '#ui/kinds/journey.tsx';

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

export default function BookingReschedule() {
  const { move, studioZone, clock, askedClock } = useLoaderData<typeof loader>();
  if (!move)
    return (
      <Journey {...deadLinkWords}>
        <ButtonLink href="/book_an_appointment" className="mt-8">
          Book a meeting
        </ButtonLink>
      </Journey>
    );
  const { meeting, token, zone, zones, times, start, nearest } = move;
  const kept: Asked = { token, zone, clock: askedClock };
  return (
    <Journey
      title="Which time suits you better?"
      lead="The old time is yours until the new one is."
      aside={<MeetingSummary meeting={meeting} studioZone={studioZone} clock={clock} />}
    >
      {start ? (
        <MoveForm token={token} start={start} zone={zone} clock={clock} back={pageWith(path, kept)} />
      ) : (
        <>
          {move.lost ? (
            <LostTime
              starts={nearest}
              zone={zone}
              clock={clock}
              addressOf={(each) => pageWith(path, { ...kept, start: each })}
            />
          ) : null}
          <TimeChoice path={path} kept={kept} times={times} zone={zone} zones={zones} clock={clock} />
        </>
      )}
    </Journey>
  );
}
