import { FileUp } from 'lucide-react';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { AiDemo } from '#content/ai-demos/ai-demos.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { readingWords } from '../../kit/files/read-pages.ts';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import type { ModelPlace } from '../../kit/models/models.ts';
import { reportWords } from '../../kit/models/report-words.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { laterThan } from '../../kit/saved/saved-thing.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { fileField, type TaskForm } from '../fields.ts';
import type { TaskOutcome } from '../job.ts';
import { type DoneTask, titleOf } from '../result.ts';
import type { TaskInput, TaskResult } from '../task.ts';
import { copiedWords } from '../words.ts';
import { useTasksHere, workOnTask } from '../work-on-task.ts';
import { ResultTools } from './result-tools.tsx';
import { PartView } from './result-view.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskHistory } from './task-history.tsx';
import { useFileText } from './use-file-text.ts';

interface TaskScreenProps {
  demo: AiDemo;
  form: TaskForm;
  /** The result of the example, drawn by the server. */
  first: TaskResult;
  /** What was sent as a form, without scripts, and what came of it. */
  sent?: { input: TaskInput; outcome: TaskOutcome | { is: 'refused'; message: string } } | undefined;
}

const card = 'min-w-0 rounded-card bg-raised p-5 text-ink sm:p-6';
const whereKept = 'small-tasks-where';
const accepted = '.pdf,.docx,.pptx,.xlsx,.csv,.tsv,.html,.htm,.epub,.md,.txt,.png,.jpg,.jpeg,.webp';

/** What somebody gave themselves, with what came out, under a name of its own. */
const ownTask = (example: DoneTask, input: TaskInput, result: TaskResult): DoneTask => ({
  ...example,
  id: crypto.randomUUID(),
  title: titleOf({ input, result }),
  changed: new Date().toISOString(),
  input,
  result,
});

/** A small task: what goes in on the left, what comes out on the right. It begins with an example and its result. */
export function TaskScreen({ demo, form, first, sent }: TaskScreenProps) {
  const [input, setInput] = useState<TaskInput>(sent?.input ?? form.example);
  const [example] = useState<DoneTask>(() => ({
    id: 'example',
    title: demo.name,
    pinned: false,
    changed: '',
    task: demo.id,
    input: form.example,
    result: first,
  }));
  const [done, setDone] = useState(() =>
    sent?.outcome.is === 'result' ? ownTask(example, sent.input, sent.outcome.result) : example,
  );
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(
    sent?.outcome.is === 'wrong' ? sent.outcome : null,
  );
  const [where, setWhere] = useState<ModelPlace>('server');
  const copies = useAccountChoice() === 'on';
  const run = useRun(workOnTask);
  useTasksHere();
  const place = useRef<HTMLElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const target = fileField(demo.id);
  const reading = useFileText((text) => change(target?.name ?? '', text));
  useHandedOver(({ files: [file], text }) => {
    if (file) reading.read(file);
    else if (target && text) change(target.name, text);
  });
  useEffect(() => {
    if (keptState(whereKept) === 'browser') setWhere('browser');
  }, []);

  function change(field: string, text: string) {
    setWrong(null);
    setInput((before) => ({ ...before, [field]: text }));
  }
  function show(next: DoneTask) {
    setDone(next);
    setInput(next.input);
    setWrong(null);
  }
  async function start(event: FormEvent) {
    event.preventDefault();
    setWrong(null);
    const outcome = await run.start({ id: demo.id, input, where });
    if (outcome.is !== 'done') return;
    if (outcome.result.is === 'wrong') {
      setWrong(outcome.result);
      document.getElementsByName(outcome.result.field)[0]?.focus();
      return;
    }
    const { result: found } = outcome.result;
    const isSame = form.fields.every(({ name }) => input[name] === form.example[name]);
    setDone(isSame ? { ...example, result: found } : ownTask(example, input, found));
    // On a phone the result stands below the fields.
    if (!matchMedia('(min-width: 64rem)').matches) place.current?.scrollIntoView({ block: 'start' });
  }
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    reading.read(file);
  }
  const isRunning = run.state.is === 'running';
  const report = run.state.is === 'running' ? run.state.progress : null;
  const refused = run.state.is === 'idle' && sent?.outcome.is === 'refused' ? sent.outcome.message : null;
  const problem = reading.problem ?? (run.state.is === 'failed' ? run.state.message : refused);
  const { result } = done;
  const isExample = done.id === example.id;
  return (
    <div className="hue-block grid gap-4 p-3 sm:p-6 lg:grid-cols-2 lg:gap-6">
      <form
        noValidate
        // Without scripts the server does the task, and answers with this page.
        method="post"
        onSubmit={(event) => void start(event)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className={`${card} flex flex-col gap-4`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-2xl">{demo.takes}</h2>
          <input
            ref={files}
            type="file"
            accept={accepted}
            aria-label="File to read"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) reading.read(file);
              event.currentTarget.value = '';
            }}
          />
          <button
            type="button"
            onClick={() => files.current?.click()}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-[540] hover:bg-selected noscript:hidden"
          >
            <FileUp size={18} strokeWidth={1.5} aria-hidden="true" />
            Choose or drop a file
          </button>
        </div>
        <TaskFields fields={form.fields} input={input} wrong={wrong} onChange={change} />
        <AlertPlace urgent className="empty:hidden">
          {problem ? <Alert tone="danger" heading={problem} /> : null}
        </AlertPlace>
        {reading.pages ? (
          <div className="flex flex-wrap items-end gap-3">
            <Progress
              label={readingWords(reading.pages)}
              value={reading.pages.done}
              max={reading.pages.of}
              className="min-w-48 flex-1"
            />
            <Button variant="ghost" size="small" onClick={reading.cancel}>
              Stop reading
            </Button>
          </div>
        ) : null}
        {report ? <Progress {...reportWords(report)} /> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isRunning}>
            {demo.action}
          </Button>
          {isRunning ? (
            <Button variant="ghost" onClick={run.cancel}>
              Cancel
            </Button>
          ) : (
            <Button
              variant="ghost"
              className="noscript:hidden"
              onClick={() => {
                setInput(
                  Object.fromEntries(
                    form.fields.map(({ name, folded }) => [name, folded ? (form.example[name] ?? '') : '']),
                  ),
                );
                setWrong(null);
                document.getElementsByName(form.fields[0]?.name ?? '')[0]?.focus();
              }}
            >
              Start empty
            </Button>
          )}
          {isExample ? null : (
            <Button
              variant="ghost"
              className="noscript:hidden"
              onClick={() => {
                show(example);
              }}
            >
              Back to the example
            </Button>
          )}
        </div>
        {demo.usesModel ? (
          <Switch
            label="Run in this browser"
            note={
              where === 'browser'
                ? `${copies ? copiedWords : 'Nothing you type leaves this browser.'} The model is loaded once, about 38 MB.`
                : `Texts go to our server, which compares their meanings and keeps nothing.${copies ? ` ${copiedWords}` : ''}`
            }
            checked={where === 'browser'}
            onChange={(event) => {
              const next = event.currentTarget.checked ? 'browser' : 'server';
              setWhere(next);
              keepState(whereKept, next);
            }}
          />
        ) : (
          <p className="text-sm text-mute">
            <span className="noscript:hidden">
              {copies
                ? `This runs in your browser. ${copiedWords}`
                : 'This runs in your browser: what you type or drop stays there.'}
            </span>
            <span className="hidden noscript:inline">
              Without scripts the text goes to our server, which keeps nothing.
            </span>
          </p>
        )}
      </form>
      <section ref={place} aria-labelledby="result" aria-busy={isRunning} className={`${card} scroll-mt-4`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="result" aria-live="polite" className="text-2xl text-balance">
            {result.finding}
          </h2>
          {isExample ? <SampleTag /> : null}
        </div>
        <div className="mt-4 grid gap-6">
          {result.parts.map((part) => (
            <PartView key={part.is} part={part} />
          ))}
        </div>
        <div className="mt-4 border-t border-line pt-2">
          <ResultTools name={demo.id} result={result}>
            <TaskHistory
              done={done}
              isOwn={!isExample}
              onOpen={show}
              onChange={(by) =>
                setDone((before) => ({ ...before, ...by, changed: laterThan(before.changed) }))
              }
              onGone={() => show(example)}
            />
          </ResultTools>
        </div>
      </section>
    </div>
  );
}
