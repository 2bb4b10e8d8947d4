import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { useRun } from '../../kit/run/use-run.ts';
import type { Work } from '../../kit/run/work.ts';
import { PartView } from '../ui/result-view.tsx';
import { workOnTask } from '../work-on-task.ts';
import { type Mail, mails } from './mails.ts';
import { type MorningProgress, runMorning, type Step, type StepItem } from './run-morning.ts';

/** The whole morning, task by task in the page's worker. */
const work: Work<readonly Mail[], MorningProgress, Step[]> = (all, { report, signal }) =>
  runMorning(
    all,
    async (id, input) => {
      const outcome = await workOnTask({ id, input, where: 'server' }, { report: () => {}, signal });
      if (outcome.is === 'wrong') throw new Error(outcome.message);
      return outcome.result;
    },
    report,
  );

const summary = 'flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2';

function ItemView({ item: { mail, result } }: { item: StepItem }) {
  const { from, subject, text } = mails[mail] ?? { from: '', subject: '', text: '' };
  return (
    <li className="border-t border-line">
      <details className={foldMotion}>
        <summary className={summary}>
          <span className="min-w-0">
            <span className="block font-medium">{subject}</span>
            <span className="block text-sm text-mute">
              {from} · {result.finding}
            </span>
          </span>
          <span className="shrink-0 text-sm underline underline-offset-[3px]">Open</span>
        </summary>
        <div className="grid gap-6 pb-5 sm:grid-cols-2">
          <p className="whitespace-pre-wrap wrap-anywhere text-sm text-mute">{text}</p>
          <div className="min-w-0">
            {result.parts.map((part) => (
              <PartView key={part.is} part={part} />
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}

/** A sample mailbox that is worked through in five steps; each can be opened, and all of it run again. */
export function MorningView({ first }: { first: readonly Step[] }) {
  const [steps, setSteps] = useState(first);
  const run = useRun(work);
  const isRunning = run.state.is === 'running';
  const progress = run.state.is === 'running' ? run.state.progress : null;

  async function start() {
    const outcome = await run.start(mails);
    if (outcome.is === 'done') setSteps(outcome.result);
  }
  return (
    <div className="@container rounded-card border border-line bg-raised p-5 text-base leading-normal sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">Twelve emails, five steps</h2>
          <p className="mt-1 text-sm text-mute">
            We wrote the emails. The steps are the small tasks from our AI demos.
          </p>
        </div>
        <div className="noscript:hidden">
          {isRunning ? (
            <Button variant="ghost" size="small" onClick={run.cancel}>
              Stop
            </Button>
          ) : (
            <Button size="small" onClick={() => void start()}>
              Run it again now
            </Button>
          )}
        </div>
      </div>
      {isRunning ? (
        <Progress
          className="mt-4"
          label={progress?.step ?? 'Starting'}
          value={progress?.done ?? 0}
          max={progress?.of ?? 1}
          said={progress ? `${progress.done} of ${progress.of}` : ''}
        />
      ) : null}
      <AlertPlace urgent className="mt-4 empty:hidden">
        {run.state.is === 'failed' ? <Alert tone="danger" heading={run.state.message} /> : null}
        {run.state.is === 'done' ? (
          <Alert tone="done" heading="Done, live: all five steps ran just now." />
        ) : null}
      </AlertPlace>
      <ol className="mt-5" aria-busy={isRunning}>
        {steps.map(({ task, name, finding, items }, at) => (
          <li key={task} className="border-t-2 border-ink">
            <details className={`group/fold ${foldMotion}`}>
              <summary className={`${summary} min-h-16`}>
                <span className="min-w-0">
                  <span className="block text-lg font-semibold">
                    {at + 1}. {name}
                  </span>
                  <span className="block text-mute">{finding}</span>
                </span>
                <FoldSign />
              </summary>
              <ul className="pb-3 ps-4 sm:ps-6">
                {items.map((item) => (
                  <ItemView key={item.mail} item={item} />
                ))}
              </ul>
              <p className="pb-5 ps-4 text-sm sm:ps-6">
                <a href={`/ai/demo/${task}`} className="text-accent underline underline-offset-[3px]">
                  Try this step with your own text
                </a>
              </p>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}
