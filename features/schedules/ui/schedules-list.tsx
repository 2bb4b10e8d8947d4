import type { Refusal } from '#lib/forms/refusal.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { MailWay, ShownSchedules } from '../page.server.ts';
import { limitWords, mostSchedules, works } from '../schedules.ts';
import { NewSchedule } from './new-schedule.tsx';
import { ScheduleRow } from './schedule-row.tsx';

interface SchedulesListProps {
  page: ShownSchedules;
  news: { heading: string; tone: 'done' | 'danger' } | null;
  /** The form for a new schedule that came back. */
  refused: Refusal | null;
}

const card = 'rounded-card border border-line bg-raised';

const link = 'underline underline-offset-4';

/** What becomes of an email when something changes. */
function MailNote({ mail }: { mail: MailWay }) {
  if (mail === 'unconfirmed')
    return (
      <>
        Changes appear here and in your notifications. To get them by email too,{' '}
        <a href="/account/details" className={link}>
          confirm your address
        </a>
        .
      </>
    );
  if (mail === 'unwanted')
    return (
      <>
        Changes appear here. You have switched the emails off, and can{' '}
        <a href="/account/notifications?show=settings" className={link}>
          switch them on again
        </a>
        .
      </>
    );
  if (mail === 'not set up')
    return 'Changes appear here and in your notifications. Email isn’t set up on this site yet, so emails about changes are saved and will be sent once it is.';
  return 'We email you only when something changed. Every email has a link that stops them.';
}

function Nothing() {
  return (
    <WorkspaceEmpty
      className={card}
      heading="Nothing runs on a schedule yet"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/case-studies/seo-analysis/demo" variant="ink" size="small">
            Open the SEO demo
          </ButtonLink>
          <ButtonLink href="/visual_forecasting/demo" variant="ghost" size="small">
            Open the forecast demo
          </ButtonLink>
        </div>
      }
    >
      <p>
        Your site’s SEO checks and forecasts of your figures appear here, with what changed since the run
        before. Start one below, or choose Schedule in the demo.
      </p>
    </WorkspaceEmpty>
  );
}

/** All that an account lets run by the clock, and the forms for more. */
export function SchedulesList({ page, news, refused }: SchedulesListProps) {
  const { schedules, zone, mail, closed } = page;
  const general = refused && Object.keys(refused.fields).length === 0 ? refused.message : null;
  return (
    <>
      <AlertPlace>{news ? <Alert {...news} className="mb-4" /> : null}</AlertPlace>
      {closed.includes('seo') ? (
        <Alert
          tone="warning"
          className="mb-4"
          heading="SEO checks are switched off at the moment, so none run until they’re on again."
        />
      ) : null}
      <p className="mb-4 max-w-[44rem] text-pretty text-mute">
        <MailNote mail={mail} />
      </p>
      {schedules.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={`overflow-hidden ${card}`}>
          {schedules.map((schedule) => (
            <ScheduleRow
              key={schedule.id}
              schedule={schedule}
              zone={zone}
              open={!closed.includes(schedule.work)}
            />
          ))}
        </ul>
      )}
      <section aria-labelledby="new-schedule" className="mt-10">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="new-schedule" className="text-xl">
            New schedule
          </h2>
          <p className="mono-label text-mute">
            {schedules.length} of {mostSchedules}
          </p>
        </div>
        <p className="mt-1 mb-3 max-w-[44rem] text-[.9375rem] text-pretty text-mute">{limitWords}</p>
        {general ? <Alert tone="danger" heading={general} className="mb-3" /> : null}
        {schedules.length < mostSchedules || refused ? (
          <div className="grid gap-3">
            {works.map((work) => (
              <NewSchedule key={work} work={work} refused={refused?.typed.work === work ? refused : null} />
            ))}
          </div>
        ) : (
          <p>Your account has {mostSchedules} schedules. Delete one to add another.</p>
        )}
      </section>
    </>
  );
}
