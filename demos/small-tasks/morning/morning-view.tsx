import { useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { download } from '../../kit/export/download.ts';
import { LimitNote } from '../../kit/limits/limit-note.tsx';
import type { ToldLimit } from '../../kit/limits/limit-words.ts';
import type { ModelPlace } from '../../kit/models/models.ts';
import { useModelPlace } from '../../kit/models/use-model-place.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { Work } from '../../kit/run/work.ts';
import { PartView } from '../ui/result-view.tsx';
import { workOnTask } from '../work-on-task.ts';
import { markdownOf } from './export-morning.ts';
import { type Mail, mails } from './mails.ts';
import { OwnMailsPart } from './own-mails-part.tsx';
import { type MorningProgress, runMorning, type Step, type StepItem } from './run-morning.ts';

/** The whole morning, task by task in the page's worker. */
const work: Work<{ all: readonly Mail[]; where: ModelPlace }, MorningProgress, Step[]> = (
  { all, where },
  { report, signal },
) =>
  runMorning(
    all,
    async (id, input) => {
      const outcome = await workOnTask({ id, input, where }, { report: () => {}, signal });
      if (outcome.is === 'wrong') throw new Error(outcome.message);
      return outcome.result;
    },
    report,
  );

const summary = 'flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-2';

function ItemView({ item: { mail, result }, box }: { item: StepItem; box: readonly Mail[] }) {
  const { from, subject, text } = box[mail] ?? { from: '', subject: '', text: '' };
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

export interface MorningViewProps {
  /** What the steps found in the sample mailbox. */
  first: readonly Step[];
  /** How often the server sorts emails for one visitor. */
  limits: readonly ToldLimit[];
}

/**
 * A mailbox that is worked through in five steps: the sample, which can be run again, or somebody's own emails. Each step
 * can be opened, and all of it leaves as a file.
 */
export function MorningView({ first, limits }: MorningViewProps) {
  const [steps, setSteps] = useState(first);
  const [own, setOwn] = useState<readonly Mail[]>([]);
  const place = useModelPlace('small-tasks-where');
  const isOwn = own.length > 0;
  const box = isOwn ? own : mails;
  const run = useRun(work);
  const isRunning = run.state.is === 'running';
  const progress = run.state.is === 'running' ? run.state.progress : null;

  async function start() {
    const outcome = await run.start({ all: box, where: place.where });
    if (outcome.is === 'done') setSteps(outcome.result);
  }
  /** Emails of one's own take the place of the sample, which comes back when the last one is removed. */
  function change(next: readonly Mail[]) {
    run.cancel();
    setOwn(next);
    setSteps(next.length > 0 ? [] : first);
  }
  return (
    <div
      id="mailbox"
      className="@container scroll-mt-4 rounded-card border border-line bg-raised p-5 text-base leading-normal sm:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">
            {isOwn
              ? `Your ${own.length === 1 ? 'email' : counted(own.length, 'email')}, five steps`
              : 'Twelve emails, five steps'}
          </h2>
          <p className="mt-1 text-sm text-mute">
            {isOwn ? null : 'We wrote the emails. '}The steps are the small tasks from our AI demos.
          </p>
        </div>
        <div className="noscript:hidden">
          {isRunning ? (
            <Button variant="ghost" size="small" onClick={run.cancel}>
              Stop
            </Button>
          ) : (
            <Button size="small" onClick={() => void start()}>
              {steps.length > 0 ? 'Run it again now' : `Work through ${own.length === 1 ? 'it' : 'them'}`}
            </Button>
          )}
        </div>
      </div>
      <OwnMailsPart mails={own} where={place.where} onWhere={place.choose} onChange={change} />
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
        {run.state.is === 'done' && steps.length > 0 ? (
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
                  <ItemView key={item.mail} item={item} box={box} />
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
      {steps.length > 0 ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-2 noscript:hidden"
          onClick={() => download('emails.md', markdownOf(steps, box), 'text/markdown')}
        >
          Save these results
        </Button>
      ) : null}
      <LimitNote limits={limits} />
    </div>
  );
}
