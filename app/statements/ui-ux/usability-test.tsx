import { Download, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { downloadCsv } from '#demos/kit/export/download.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { FaultyScreen } from './faulty-screen.tsx';
import { Lanes } from './lanes.tsx';
import { MendedScreen } from './mended-screen.tsx';
import { keepRuns, keptRuns, lastOf, type Run, task, type Version, verdictOf } from './runs.ts';

const faults = [
  'The bold button threw your work away, and the faint one saved it.',
  'Dates were numbers without a weekday, in no order.',
  'The phone number couldn’t have spaces, but the form only said so afterwards, with an error number.',
  'After each error the form was empty again.',
];

/** A task to do in two versions of one screen; time, clicks and errors are measured and stay in this browser. */
export function UsabilityTest() {
  const [version, setVersion] = useState<Version>('A');
  const [began, setBegan] = useState<number | null>(null);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [said, setSaid] = useState('');
  const count = useRef({ clicks: 0, errors: 0 });
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => setRuns(keptRuns()), []);

  function keep(next: readonly Run[]) {
    setRuns(next);
    return keepRuns(next);
  }
  function start() {
    count.current = { clicks: 0, errors: 0 };
    setSaid('');
    setBegan(performance.now());
    requestAnimationFrame(() => screen.current?.querySelector<HTMLElement>('select, input')?.focus());
  }
  function done() {
    if (began === null) return;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const kept = keep([...runs, { version, seconds, ...count.current }].slice(-50));
    setBegan(null);
    const other = version === 'A' ? 'B' : 'A';
    setSaid(
      `Done in ${seconds.toFixed(1)} seconds.${kept ? '' : ' Your browser can’t store it, so it will be gone when you leave this page.'}`,
    );
    if (!lastOf(runs, other)) setVersion(other);
  }
  const a = lastOf(runs, 'A');
  const b = lastOf(runs, 'B');
  const props = {
    onError: () => {
      count.current.errors += 1;
    },
    onDone: done,
  };

  return (
    <div
      id="test"
      className="scroll-mt-6 bg-[light-dark(var(--hue),var(--sunk))] text-[light-dark(var(--on-hue),var(--ink))]"
    >
      <div className="wrap grid gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <div className="grid content-start gap-6">
          <h2 className="text-[clamp(min(2rem,9vw),4.2vw,3.75rem)] !leading-[.96]">Take the test</h2>
          <p className="text-xl text-pretty">
            Your task: move the appointment to <strong>Thursday 26 November, 14:30</strong>, and leave the
            phone number <strong className="whitespace-nowrap">{task.phone}</strong>. Do it once in each
            version.
          </p>
          <div className="max-w-max rounded-tile bg-raised p-3 text-ink">
            <Segmented
              label="Version"
              showLabel={false}
              value={version}
              onValueChange={(value) => {
                setVersion(value === 'B' ? 'B' : 'A');
                setBegan(null);
              }}
              options={[
                { value: 'A', label: 'Version A' },
                { value: 'B', label: 'Version B' },
              ]}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            {began === null ? (
              <Button variant="ink" onClick={start}>
                Start version {version}
              </Button>
            ) : (
              <Button variant="ghost" onClick={() => setBegan(null)}>
                Give up
              </Button>
            )}
          </div>
          <p role="status" className="min-h-7 text-lg font-medium">
            {began === null ? said : 'The clock is running.'}
          </p>
        </div>
        <div
          ref={screen}
          onClickCapture={() => {
            count.current.clicks += 1;
          }}
          className="relative mx-auto w-full max-w-[26rem] overflow-hidden rounded-tile border-[10px] border-[light-dark(var(--ink-light),var(--line))] bg-raised text-ink"
        >
          <div inert={began === null} className={began === null ? 'blur-[3px]' : ''}>
            {version === 'A' ? (
              <FaultyScreen key={began} {...props} />
            ) : (
              <MendedScreen key={began} {...props} />
            )}
          </div>
        </div>
      </div>
      <Lanes runs={runs} />
      <div className="wrap grid gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-14">
        <div>
          <p className="font-display text-[clamp(1.5rem,2.6vw,2.25rem)] leading-tight font-semibold tracking-[-.035em]">
            {a && b ? verdictOf(a, b) : 'Your two results will appear here, side by side.'}
          </p>
          <p className="mt-3">
            One person is an anecdote, and anyone who starts with A already knows the task when they reach B.
            That’s why we test with five. Your results stay in this browser.
          </p>
          {runs.length > 0 ? (
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                variant="ink"
                size="small"
                onClick={() =>
                  downloadCsv(
                    'usability-test.csv',
                    ['version', 'seconds', 'clicks', 'errors'],
                    runs.map((run) => [run.version, run.seconds, run.clicks, run.errors]),
                  )
                }
              >
                <Download size={16} strokeWidth={1.5} aria-hidden="true" />
                Download CSV
              </Button>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  keep([]);
                  setSaid('');
                }}
              >
                <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
                Delete results
              </Button>
            </div>
          ) : null}
        </div>
        {a ? (
          <div>
            <h3 className="text-2xl">What was wrong with A</h3>
            <ol className="mt-4 grid gap-2.5">
              {faults.map((fault, at) => (
                <li key={fault} className="grid grid-cols-[1.75rem_1fr]">
                  <span className="font-mono text-sm leading-6">{at + 1}</span>
                  {fault}
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </div>
  );
}
