import type { Block } from '#features/tool-history/blocks.ts';
import { isRecord, isText, recordOf } from '#lib/files/shape.ts';
import type { ResultOf } from '../kit/saved/result-of.ts';
import type { SavedThing } from '../kit/saved/saved-thing.ts';
import { savedThings } from '../kit/saved/saved-things.ts';
import { isResult } from './is-result.ts';
import type { ResultPart, TaskInput, TaskResult } from './task.ts';

/** What somebody gave to a small task, and what came of it. */
export interface DoneTask extends SavedThing {
  /** Which of the tasks it is. */
  task: string;
  input: TaskInput;
  result: TaskResult;
}

const isInput = recordOf(isText);

const isDone = (value: unknown): value is DoneTask =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.title) &&
  isText(value.changed) &&
  isText(value.task) &&
  isInput(value.input) &&
  isResult(value.result);

function blocksOfPart(part: ResultPart): Block[] {
  switch (part.is) {
    case 'fields':
      return [
        {
          is: 'table',
          columns: ['Field', 'Value', 'Where'],
          rows: part.rows.map(({ name, value, note = '' }) => [name, value, note]),
        },
      ];
    case 'table':
      return [{ is: 'table', columns: [...part.columns], rows: part.rows.map((cells) => [...cells]) }];
    case 'marked':
      return [{ is: 'text', text: part.text }];
    case 'list':
      return [{ is: 'list', items: part.items.map(({ text, note }) => (note ? `${text} (${note})` : text)) }];
    case 'changes':
      return [
        {
          is: 'table',
          columns: ['Was', 'Is', 'Weight'],
          rows: part.changes.map(({ was, is, note }) => [was, is, note]),
        },
      ];
  }
}

const isKey = (part: ResultPart): boolean => part.is === 'table' && part.isKey === true;

/** What a result is called: the beginning of what was given, or of what is left of it once names are hidden. */
export const titleOf = ({ input, result }: Pick<DoneTask, 'input' | 'result'>): string => {
  const text = result.parts.some(isKey) ? result.text : (Object.values(input)[0] ?? '');
  return text.trim().split('\n')[0]?.slice(0, 80) || 'A task';
};

/** What of a task can be kept in an account and shared: its result, and for the account what was given to it. */
export const taskResult: ResultOf<DoneTask> = {
  tool: 'task',
  goes: 'Texts that you gave to a task, with their results,',
  stays: 'Your files stay',
  pathOf: ({ task }) => `/ai/demo/${task}`,
  blocksOf: ({ result }) => [
    { is: 'answer', text: result.finding, note: null },
    ...result.parts.filter((part) => !isKey(part)).flatMap(blocksOfPart),
  ],
  stateOf: ({ task, input, result }) => ({ task, input, result }),
  restored: async (state) => {
    const head = { id: crypto.randomUUID(), title: '', pinned: false, changed: new Date().toISOString() };
    const found = isRecord(state) ? { ...head, ...state } : null;
    return isDone(found) ? found : null;
  },
};

/** The tasks that were done in this browser. */
export const doneTasks = savedThings<DoneTask>({
  name: 'small-tasks',
  is: isDone,
  result: taskResult,
  headOf: ({ result, input }) => ({
    about: result.finding,
    holds: [result.finding, ...Object.values(input)],
  }),
});
