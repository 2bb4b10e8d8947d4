import { waitWords } from '#engines/hiring/waiting.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import type { Application, Job } from '../records.ts';

interface StagePathProps {
  application: Application;
  job: Job;
  day: string;
  hidesDates: boolean;
}

/** The stages of a job as a line, with the days somebody came to each and how long they are at the last one. */
export function StagePath({ application, job, day, hidesDates }: StagePathProps) {
  const { stageId, path, since, state } = application;
  const at = job.stages.findIndex(({ id }) => id === stageId);
  const cameTo = new Map(path.map((step) => [step.stageId, step.on]));
  const days = daysBetween(since, day);
  return (
    <ol className="mt-6 grid auto-cols-fr gap-1 sm:grid-flow-col" aria-label="Stages">
      {job.stages.map(({ id, name, limit }, index) => {
        const came = cameTo.get(id);
        const isHere = index === at;
        const isLate = isHere && state === 'active' && days > limit;
        return (
          <li
            key={id}
            aria-current={isHere ? 'step' : undefined}
            className={`items-baseline justify-between gap-2 border-t-4 pt-2 sm:block ${isLate ? 'border-warning' : index < at ? 'border-ink' : isHere ? 'border-accent' : 'border-line'} ${isHere ? 'flex' : 'hidden'}`}
          >
            <p
              className={`text-[.9375rem] leading-tight ${isHere ? 'font-semibold' : index > at ? 'text-mute' : ''}`}
            >
              {name}
            </p>
            <p className={`mt-0.5 font-mono text-[.8125rem] ${isLate ? 'text-warning' : 'text-mute'}`}>
              {isHere && state === 'active'
                ? `${waitWords(days)}${isLate ? ', too long' : ''}`
                : came && index <= at && !hidesDates
                  ? dayAndMonth(came)
                  : ''}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
