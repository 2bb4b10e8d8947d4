import { Button } from '#ui/actions/button.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { SiteHealth } from '../queries.server.ts';

interface FailedJobsProps {
  jobs: SiteHealth['failed'];
  zone: string;
  writes: boolean;
}

/** Jobs that failed at every attempt, each with a button to run it again. */
export function FailedJobs({ jobs, zone, writes }: FailedJobsProps) {
  if (jobs.length === 0) return <p className="text-mute">None.</p>;
  return (
    <ul className="-my-3.5 divide-y divide-line">
      {jobs.map(({ id, name, tries, reason, failedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
          <div className="min-w-0">
            <h3 className="font-mono text-[.9375rem]">{name}</h3>
            <p className="text-[.9375rem] text-mute">
              <Moment at={failedAt} zone={zone} />, {tries === 1 ? 'one try' : `${tries} tries`}
              {reason ? `: ${reason}` : ''}
            </p>
          </div>
          {writes ? (
            <form method="post">
              <input type="hidden" name="queue" value={name} />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="retry" variant="ghost" size="small">
                Run again<span className="sr-only">: {name}</span>
              </Button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
