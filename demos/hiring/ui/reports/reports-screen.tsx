import { bySource, funnel, timeToHire } from '#engines/hiring/funnel.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import type { Application, Job } from '../../records.ts';
import type { Desk } from '../desk.ts';
import { PillSelect } from '../pill-select.tsx';
import { FunnelBars } from './funnel-bars.tsx';
import { SourceBars } from './source-bars.tsx';

interface ReportsScreenProps {
  desk: Desk;
  jobs: readonly Job[];
  asked: URLSearchParams;
}

/** How far candidates come, how long it takes, and where those come from who are hired. */
export function ReportsScreen({ desk, jobs, asked }: ReportsScreenProps) {
  const job = jobs.find(({ id }) => id === asked.get('job')) ?? jobs[0];
  if (!job) return <p className="text-mute">There is no job to report on.</p>;
  const ways = [...desk.rows.applications.values()].filter(({ jobId }) => jobId === job.id);
  const steps = funnel(
    job.stages.map(({ id }) => id),
    ways,
  );
  const days = timeToHire(ways);
  const ended = ways.filter(({ state }) => state === 'rejected' || state === 'withdrawn');
  const figures = [
    ['Applied', String(ways.length)],
    ['Reached interviews', String(steps.find(({ stageId }) => stageId === 'talks')?.reached ?? 0)],
    ['Hired', String(ways.filter(({ state }) => state === 'hired').length)],
    ['Time to hire', days === null ? 'nobody yet' : `${days} days`],
  ] as const;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <PillSelect
          label="Job"
          value={job.id}
          onChange={(event) => goTo(['reports'], { job: event.currentTarget.value })}
        >
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </PillSelect>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt className="text-[.875rem] text-mute">{name}</dt>
              <dd className="font-display text-4xl leading-none font-semibold tracking-[-.045em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <section>
          <h2 className="mb-4 text-2xl">How far they get</h2>
          <FunnelBars job={job} steps={steps} />
        </section>
        <section>
          <h2 className="mb-4 text-2xl">Where they come from</h2>
          <SourceBars counts={bySource(ways, 'talks')} />
          <h2 className="mt-10 mb-4 text-2xl">Why applications ended</h2>
          <Reasons ended={ended} />
        </section>
      </div>
    </>
  );
}

/** The reasons of those whose application ended, the most frequent first. */
function Reasons({ ended }: { ended: readonly Application[] }) {
  const counts = [...Map.groupBy(ended, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  if (counts.length === 0) return <p className="text-mute">No one was rejected or withdrew.</p>;
  return (
    <ul>
      {counts.map(([reason, { length }]) => (
        <li key={reason} className="flex justify-between gap-4 border-t border-line py-2.5">
          {reason}
          <span className="font-mono">{length}</span>
        </li>
      ))}
    </ul>
  );
}
