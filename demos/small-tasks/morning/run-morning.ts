import type { TaskId } from '#content/ai-demos/ai-demos.ts';
import { mailGroups } from '../examples.ts';
import { counted, type TaskInput, type TaskResult } from '../task.ts';
import type { Mail } from './mails.ts';

/** What a step found in one email. */
export interface StepItem {
  /** The email's place in the mailbox. */
  mail: number;
  result: TaskResult;
}

/** One step of the morning. */
export interface Step {
  task: TaskId;
  name: string;
  finding: string;
  items: readonly StepItem[];
}

type RunOne = (task: TaskId, input: TaskInput) => Promise<TaskResult>;

interface Plan {
  task: TaskId;
  name: string;
  /** What goes into the task, or null where it is nothing for this email. */
  inputOf: (mail: Mail) => TaskInput | null;
  /** Whether a result says something. */
  counts: (result: TaskResult) => boolean;
  said: (items: readonly StepItem[], mails: number) => string;
  /** What is said where no email was for it. */
  none: string;
}

const rowsIn = ({ parts: [part] }: TaskResult): number => (part?.is === 'table' ? part.rows.length : 0);

/** How many emails went to each group, the largest first. */
function saidGroups(items: readonly StepItem[]): string {
  const counts = new Map<string, number>();
  for (const { result } of items) counts.set(result.finding, (counts.get(result.finding) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([finding, count]) => `${count} to ${finding.replace('This goes to ', '')}`)
    .join(', ');
}

const plans: readonly Plan[] = [
  {
    task: 'sort-support-mail',
    name: 'Sort them',
    inputOf: ({ subject, text }) => ({ mail: `Subject: ${subject}\n\n${text}`, examples: mailGroups }),
    counts: () => true,
    said: saidGroups,
    none: 'No email to sort',
  },
  {
    task: 'hide-names',
    name: 'Hide personal data',
    inputOf: ({ text }) => ({ text }),
    counts: ({ finding }) => !finding.startsWith('Nothing'),
    said: (items, all) => `In ${items.length} of ${counted(all, 'email')}, before anyone outside reads them`,
    none: 'No personal data found',
  },
  {
    task: 'extract-invoice',
    name: 'Read the invoices',
    inputOf: ({ text }) => (/\binvoice\b/i.test(text) && /\btotal\b/i.test(text) ? { text } : null),
    counts: ({ finding }) => !finding.startsWith('This does not'),
    said: (items) => `${counted(items.length, 'invoice')}, with the sums checked`,
    none: 'No invoice among them',
  },
  {
    task: 'key-sentences',
    name: 'Shorten the threads',
    inputOf: ({ text }) => ((text.match(/^\p{Lu}\p{L}+: /gmu) ?? []).length >= 4 ? { thread: text } : null),
    counts: () => true,
    said: (items) => `${counted(items.length, 'thread')}, cut to the essentials`,
    none: 'No thread among them',
  },
  {
    task: 'table-out-of-text',
    name: 'Put figures into a table',
    inputOf: ({ text }) => ((text.match(/[£€$]\d/g) ?? []).length >= 3 ? { text } : null),
    counts: (result) => rowsIn(result) >= 3,
    said: (items) => `${counted(items.length, 'list')} of prices, ready for a spreadsheet`,
    none: 'No list of prices among them',
  },
];

/** How many tasks of the morning are done. */
export interface MorningProgress {
  step: string;
  done: number;
  of: number;
}

/** Works through a mailbox: each step decides by itself which emails are for it. */
export async function runMorning(
  mails: readonly Mail[],
  run: RunOne,
  report: (progress: MorningProgress) => void = () => {},
): Promise<Step[]> {
  const jobs = plans.map((plan) => ({
    plan,
    inputs: mails.flatMap((mail, at) => {
      const input = plan.inputOf(mail);
      return input ? [{ mail: at, input }] : [];
    }),
  }));
  const of = jobs.reduce((sum, { inputs }) => sum + inputs.length, 0);
  let done = 0;
  const steps: Step[] = [];
  for (const { plan, inputs } of jobs) {
    const items: StepItem[] = [];
    for (const { mail, input } of inputs) {
      report({ step: plan.name, done, of });
      const result = await run(plan.task, input);
      if (plan.counts(result)) items.push({ mail, result });
      done += 1;
    }
    const finding = items.length > 0 ? plan.said(items, mails.length) : plan.none;
    steps.push({ task: plan.task, name: plan.name, finding, items });
  }
  return steps;
}
