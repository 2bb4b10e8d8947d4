import { useEffect, useRef, useState } from 'react';
import type { AiDemo } from '#content/ai-demos/ai-demos.ts';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import type { ModelPlace } from '../../kit/models/models.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { laterThan } from '../../kit/saved/saved-thing.ts';
import { fileField, type TaskForm } from '../fields.ts';
import type { TaskOutcome } from '../job.ts';
import { type DoneTask, titleOf } from '../result.ts';
import type { TaskInput, TaskResult } from '../task.ts';
import { useTasksHere, workOnTask } from '../work-on-task.ts';
import { useFileText } from './use-file-text.ts';

export interface TaskParts {
  demo: AiDemo;
  form: TaskForm;
  /** The result of the example, drawn by the server. */
  first: TaskResult;
  /** What was sent as a form, without scripts, and what came of it. */
  sent?: { input: TaskInput; outcome: TaskOutcome | { is: 'refused'; message: string } } | undefined;
}

/** What somebody gave themselves, with what came out, under a name of its own. */
const ownTask = (example: DoneTask, input: TaskInput, result: TaskResult): DoneTask => ({
  ...example,
  id: crypto.randomUUID(),
  title: titleOf({ input, result }),
  changed: new Date().toISOString(),
  input,
  result,
});

const focusOn = (field: string | undefined) => document.getElementsByName(field ?? '')[0]?.focus();

/** What stands in the fields, what was done last, and doing it again. */
export function useTask({ demo, form, first, sent }: TaskParts) {
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
  const run = useRun(workOnTask);
  useTasksHere();
  /** Where the result stands, which on a phone is below the fields. */
  const place = useRef<HTMLElement>(null);
  const isNew = useRef(false);
  const target = fileField(demo.id);
  const reading = useFileText((text) => change(target?.name ?? '', text));
  useHandedOver(({ files: [file], text }) => {
    if (file) reading.read(file);
    else if (target && text) change(target.name, text);
  });

  function change(field: string, text: string) {
    setWrong(null);
    setInput((before) => ({ ...before, [field]: text }));
  }
  function show(next: DoneTask) {
    setDone(next);
    setInput(next.input);
    setWrong(null);
  }
  async function start(where: ModelPlace, input: TaskInput) {
    setWrong(null);
    const outcome = await run.start({ id: demo.id, input, where });
    if (outcome.is !== 'done') return;
    if (outcome.result.is === 'wrong') {
      setWrong(outcome.result);
      focusOn(outcome.result.field);
      return;
    }
    const { result: found } = outcome.result;
    const isSame = form.fields.every(({ name }) => input[name] === form.example[name]);
    setDone(isSame ? { ...example, result: found } : ownTask(example, input, found));
    isNew.current = true;
  }
  // Only once the result is drawn: what stands above it changes its height with it.
  useEffect(() => {
    if (!isNew.current || !done) return;
    isNew.current = false;
    if (!matchMedia('(min-width: 64rem)').matches) place.current?.scrollIntoView({ block: 'start' });
  }, [done]);
  const refused = run.state.is === 'idle' && sent?.outcome.is === 'refused' ? sent.outcome.message : null;
  return {
    input,
    wrong,
    done,
    place,
    reading,
    change,
    show,
    start: (where: ModelPlace) => start(where, input),
    /** Words that came from a sound: they stand in the first field, and the task is done with them. */
    takeText(text: string) {
      const [field] = form.fields;
      const next = { ...input, [field?.name ?? '']: text };
      setInput(next);
      void start('browser', next);
    },
    cancel: run.cancel,
    isRunning: run.state.is === 'running',
    isExample: done.id === example.id,
    report: run.state.is === 'running' ? run.state.progress : null,
    problem: reading.problem ?? (run.state.is === 'failed' ? run.state.message : refused),
    showExample: () => show(example),
    /** What is folded away is seldom one's own, so it stays. */
    startEmpty() {
      setInput(
        Object.fromEntries(
          form.fields.map(({ name, folded }) => [name, folded ? (form.example[name] ?? '') : '']),
        ),
      );
      setWrong(null);
      focusOn(form.fields[0]?.name);
    },
    /** What was done has another name, or stands first in the list. */
    rename: (by: Partial<Pick<DoneTask, 'title' | 'pinned'>>) =>
      setDone((before) => ({ ...before, ...by, changed: laterThan(before.changed) })),
  };
}
