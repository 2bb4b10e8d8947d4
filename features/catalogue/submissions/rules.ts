import type { Draft, DraftField, Step } from './fields.ts';
import { draftFields, fewestScreens, stepFields, steps } from './fields.ts';
import { type Submission, submissionSchema } from './schema.ts';

/** Where a submission stands. */
export const submissionStatuses = ['draft', 'in-review', 'published', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What is wrong with a draft, by field; `screens` and their words too. */
export type Problems = Partial<Record<DraftField | 'screens', string>>;

interface Screen {
  alt: string;
}

/** Reads a draft: the whole submission, or what is missing or wrong. */
export function readDraft(
  draft: Draft,
  screens: readonly Screen[],
): { submission: Submission; problems: null } | { submission: null; problems: Problems } {
  const parsed = submissionSchema.safeParse(draft);
  const problems: Problems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = draftFields.find((each) => each === path[0]);
    if (field) problems[field] ??= message;
  }
  if (screens.length < fewestScreens) problems.screens = 'Please add at least one screen.';
  else if (screens.some(({ alt }) => !alt.trim()))
    problems.screens = 'Please describe what each screen shows, for people who use a screen reader.';
  if (parsed.success && Object.keys(problems).length === 0)
    return { submission: parsed.data, problems: null };
  return { submission: null, problems };
}

/** What is wrong in one step. */
export const problemsIn = (step: Step, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) =>
      step === 'screens' ? field === 'screens' : (stepFields[step] as readonly string[]).includes(field),
    ),
  );

/** The first step in which something is missing; the last one where nothing is. */
export const firstOpenStep = (problems: Problems): Step =>
  steps.find((step) => Object.keys(problemsIn(step, problems)).length > 0) ?? 'check';

/** What can be done with a submission, by what it takes and where it leads. */
const moves = {
  send: { from: ['draft'], to: 'in-review' },
  withdraw: { from: ['in-review'], to: 'draft' },
  reopen: { from: ['published', 'rejected'], to: 'draft' },
  publish: { from: ['in-review'], to: 'published' },
  changes: { from: ['in-review'], to: 'draft' },
  reject: { from: ['in-review'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly SubmissionStatus[]; to: SubmissionStatus }>;
export type Move = keyof typeof moves;

/** Where a move leads from here, or null where it is not possible. */
export function statusAfter(move: Move, status: SubmissionStatus): SubmissionStatus | null {
  const { from, to } = moves[move];
  return (from as readonly SubmissionStatus[]).includes(status) ? to : null;
}

/** Whether what was typed may be changed: not while somebody looks at it, nor what was decided on. */
export const isOpen = (status: SubmissionStatus): boolean => status === 'draft';

/** The address of an application by its name, with a number where others have that name; never a page beside the entries. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 54)
      .replace(/^-+|-+$/g, '') || 'application';
  const isFree = (slug: string) => !taken.has(slug) && slug !== 'compare' && slug !== 'saved';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if (isFree(slug)) return slug;
  }
}
