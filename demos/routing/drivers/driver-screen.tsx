import { useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { demoPath } from '../day.ts';
import { clock } from '../words/clock.ts';
import { AheadList } from './ahead-list.tsx';
import { NextStop } from './next-stop.tsx';
import { SendReport } from './send-report.tsx';
import { ToldList } from './told-list.tsx';
import { stopsAhead, type Tour } from './tour.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { type DriverModel, useTour } from './use-tour.ts';

/** Where the tour stands, in a line and a bar. */
function Head({ tour, told }: { tour: Tour; told: DriverModel['told'] }) {
  const failed = told.filter(({ is }) => is === 'failed').length;
  return (
    <header className="bg-hue px-5 py-4 text-on-hue">
      <p className="text-sm">{tour.day}</p>
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="text-2xl">{tour.van}</h1>
        <p className="shrink-0 text-sm">
          {told.length} of {counted(tour.stops.length, 'stop')}
          {failed > 0 ? `, ${failed} not delivered` : ''}
        </p>
      </div>
      <div
        aria-hidden="true"
        className="mt-3 h-2 overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--on-hue),transparent_70%)]"
      >
        <div
          className="h-full rounded-full bg-on-hue"
          style={{ width: `${(100 * told.length) / tour.stops.length}%` }}
        />
      </div>
    </header>
  );
}

function OpenTour({ tour, model }: { tour: Tour; model: DriverModel }) {
  const { told, report } = model;
  const [first, setFirst] = useState<string | null>(null);
  const isOffline = useOfflinePage();
  const planned = stopsAhead(tour, told);
  const chosen = planned.find(({ stop }) => stop.id === first);
  const reordered = chosen
    ? { ...tour, stops: [chosen.stop, ...tour.stops.filter(({ id }) => id !== chosen.stop.id)] }
    : tour;
  // Served out of turn, a stop is timed from where the van is, and the others behind it.
  const ahead = chosen && told.length > 0 ? stopsAhead(reordered, told) : planned;
  const [next, ...rest] = chosen ? [chosen, ...ahead.filter(({ stop }) => stop.id !== first)] : ahead;
  return (
    <>
      <Head tour={tour} told={told} />
      {model.isChanged ? (
        <div className="px-5 pt-4">
          <Alert heading="The planner has changed this tour">What you reported is kept.</Alert>
        </div>
      ) : null}
      {next ? (
        <NextStop
          key={next.stop.id}
          ahead={next}
          tour={tour}
          onTell={(one) => {
            setFirst(null);
            model.tell(one);
          }}
        />
      ) : (
        <section className="px-5 py-8">
          <h2 className="text-3xl">All stops are reported</h2>
          <p className="mt-2">
            {tour.to === null ? 'Your day ends here.' : `Drive back to ${tour.to}.`} Send the planner your
            report.
          </p>
        </section>
      )}
      <ToldList tour={tour} told={told} onTakeBack={model.takeBack} />
      <AheadList rest={rest} tour={tour} onFirst={setFirst} />
      {report ? <SendReport report={report} stops={tour.stops.length} /> : null}
      <footer className="px-5 pt-6 pb-10 text-sm text-mute">
        <p>
          {tour.to === null
            ? `Last stop by ${clock(tour.back)}`
            : `Planned back at ${tour.to} by ${clock(tour.back)}`}
          . The tour came with the link and is kept on this phone.{' '}
          {isOffline
            ? 'The page opens without a network, too.'
            : 'Keep it open: it carries on working if you lose the network.'}
        </p>
      </footer>
    </>
  );
}

/** Nothing to drive yet: where a tour comes from, and a sample to try. */
function NoTour({ model, isBroken }: { model: DriverModel; isBroken: boolean }) {
  const tours = model.state.is === 'none' ? model.state.tours : [];
  async function openSample() {
    const { sampleTour } = await import('./sample-tour.ts');
    const tour = sampleTour();
    if (tour) model.open(tour);
  }
  return (
    <div className="px-5 py-8">
      <h1 className="text-3xl">Driver’s tour</h1>
      {isBroken ? (
        <Alert tone="danger" heading="This link is incomplete" className="mt-4">
          It was probably cut off when it was copied. Ask the planner to send it again.
        </Alert>
      ) : (
        <p className="mt-3 text-pretty">
          A planner makes a link for each van in the route planner, under Drivers. Open yours on this phone,
          and your stops are listed here.
        </p>
      )}
      {tours.length > 0 ? (
        <ul className="mt-5 border-t border-line">
          {tours.map((tour) => (
            <li key={`${tour.dayId} ${tour.vehicleId}`} className="border-b border-line">
              <button
                type="button"
                onClick={() => model.open(tour)}
                className="flex min-h-14 w-full items-center justify-between gap-4 py-2 text-start"
              >
                <span className="font-medium">
                  {tour.van}, {counted(tour.stops.length, 'stop')}
                </span>
                <span className="text-sm text-mute">{tour.day}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={openSample}>Open a sample tour</Button>
        <ButtonLink href={demoPath} variant="ghost">
          Open the route planner
        </ButtonLink>
      </div>
    </div>
  );
}

/** A driver's phone: the next stop, what came of it, and the stops behind it. */
export function DriverScreen() {
  const model = useTour();
  const { state } = model;
  return (
    <div className="mx-auto min-h-dvh max-w-[34rem] bg-paper">
      {state.is === 'open' ? (
        <OpenTour tour={state.tour} model={model} />
      ) : (
        <NoTour model={model} isBroken={state.is === 'broken'} />
      )}
    </div>
  );
}
