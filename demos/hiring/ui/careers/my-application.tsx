import { waitWords } from '#engines/hiring/waiting.ts';
import { longDay } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Desk } from '../desk.ts';
import { StagePath } from '../stage-path.tsx';
import { HourChoice } from './hour-choice.tsx';

/** What a candidate sees: where their own application stands and whose turn it is. Nothing of what others think. */
export function MyApplication({ desk }: { desk: Desk }) {
  const { rows, day, applicationId, company } = desk;
  const application = rows.applications.get(applicationId);
  const job = application && rows.jobs.get(application.jobId);
  const person = application && rows.people.get(application.personId);
  if (!application || !job || !person)
    return (
      <p className="rounded-card border border-dashed border-outline p-8">
        You haven’t applied yet.{' '}
        <a href={hrefTo(['careers'])} className="underline underline-offset-4">
          See the open jobs
        </a>
      </p>
    );
  const waited = waitWords(daysBetween(application.since, day));
  const said = {
    active: application.turn === 'candidate' ? 'It’s your turn' : 'We’ll get back to you',
    hired: `Welcome to ${company.company.name}`,
    rejected: 'We chose someone else',
    withdrawn: 'You withdrew your application',
  }[application.state];
  return (
    <div className="max-w-4xl">
      <p className="text-mute">
        {person.name}, {job.title}
      </p>
      <p className="mt-3 font-display text-[clamp(2rem,5vw,3.5rem)] leading-none font-semibold tracking-[-.045em]">
        {said}
        {application.state === 'active' && application.turn !== 'candidate' ? (
          <span className="text-mute"> (waiting: {waited})</span>
        ) : null}
      </p>
      <StagePath application={application} job={job} day={day} hidesDates={false} />
      <HourChoice desk={desk} applicationId={application.id} />
      <dl className="mt-8 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-[.875rem] text-mute">Applied</dt>
          <dd>{longDay(application.appliedOn)}</dd>
        </div>
        <div>
          <dt className="text-[.875rem] text-mute">We’ll delete your data on</dt>
          <dd>{longDay(person.keepUntil)}</dd>
        </div>
      </dl>
    </div>
  );
}
