import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import {
  addressesExample,
  clausesExample,
  entriesExample,
  invoiceExample,
  mailExample,
  mailGroups,
  minutesExample,
  noteExample,
  productsExample,
  tableExample,
  threadExample,
} from './examples.ts';
import type { TaskInput } from './task.ts';

/** A field of a task. */
export interface TaskField {
  name: string;
  label: string;
  hint?: string;
  /** Lines to begin with; a field of one line has 1. */
  rows: number;
  /** Whether it is folded away, because its example is often left as it is. */
  folded?: boolean;
  optional?: boolean;
}

/** What goes into a task: its fields (a file is read into the first), and the example it begins with. */
export interface TaskForm {
  fields: readonly TaskField[];
  example: TaskInput;
  /** Whether the first field can be spoken: a recording or a sound file is written down into it. */
  takesSound?: boolean;
}

const perLine = 'One per line';

export const taskForms: Readonly<Record<TaskId, TaskForm>> = {
  'sort-support-mail': {
    fields: [
      { name: 'mail', label: 'Email', rows: 8 },
      {
        name: 'examples',
        label: 'Groups and examples',
        hint: 'One per line, as “group: example”',
        rows: 8,
        folded: true,
      },
    ],
    example: { mail: mailExample, examples: mailGroups },
  },
  'hide-names': { fields: [{ name: 'text', label: 'Text', rows: 10 }], example: { text: minutesExample } },
  'key-sentences': {
    fields: [
      {
        name: 'thread',
        label: 'Thread',
        hint: 'Start each message with its author, as in “Ana: …”',
        rows: 10,
      },
    ],
    example: { thread: threadExample },
  },
  'extract-invoice': {
    fields: [{ name: 'text', label: 'Invoice', rows: 12 }],
    example: { text: invoiceExample },
  },
  'table-out-of-text': {
    fields: [
      { name: 'text', label: 'Text', rows: 7 },
      { name: 'columns', label: 'Columns', hint: 'Separated by commas', rows: 1, optional: true },
    ],
    example: tableExample,
  },
  'compare-clauses': {
    fields: [
      { name: 'left', label: 'First version', rows: 5 },
      { name: 'right', label: 'Second version', rows: 5 },
    ],
    example: clausesExample,
  },
  'search-by-meaning': {
    fields: [
      { name: 'question', label: 'What are you looking for?', rows: 1 },
      { name: 'entries', label: 'Texts', hint: `${perLine}, or separated by blank lines`, rows: 9 },
    ],
    example: entriesExample,
  },
  'similar-products': {
    fields: [
      { name: 'like', label: 'Find products like', rows: 1 },
      { name: 'products', label: 'Products', hint: `${perLine}: name, dash, description`, rows: 9 },
    ],
    example: productsExample,
  },
  'transcribe-note': {
    fields: [{ name: 'note', label: 'Note', hint: 'Correct what was misheard', rows: 6 }],
    example: { note: noteExample },
    takesSound: true,
  },
  'tidy-addresses': {
    fields: [
      {
        name: 'addresses',
        label: 'Addresses',
        hint: `${perLine}, or separated by blank lines`,
        rows: 9,
      },
    ],
    example: { addresses: addressesExample },
  },
};

/** The field that a file is read into: the longest one. */
export const fileField = (id: TaskId): TaskField | undefined =>
  taskForms[id].fields.find(({ rows, folded }) => rows > 1 && !folded);
