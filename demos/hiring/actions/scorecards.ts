import { ofApplication } from '../of-application.ts';
import type { Rows, Scorecard } from '../records.ts';
import { type Done, newId } from './done.ts';
import { noteEdit } from './move.ts';

interface Judged {
  applicationId: string;
  authorId: string;
  marks: Readonly<Record<string, number>>;
  verdict: string;
  words: string;
  day: string;
}

const isVerdict = (said: string): said is Scorecard['verdict'] =>
  ['strong no', 'no', 'yes', 'strong yes'].includes(said);

/** Hands in one's own scorecard, or changes it: what it was before stays readable. */
export function judge(rows: Rows, { applicationId, authorId, marks, verdict, words, day }: Judged): Done {
  const application = rows.applications.get(applicationId);
  const job = application && rows.jobs.get(application.jobId);
  if (!job) return { problem: 'This application no longer exists. Reload the page.' };
  const missing = job.criteria.find((name) => !marks[name]);
  if (missing) return { problem: `Give ${missing} a mark.`, field: missing };
  if (!isVerdict(verdict)) return { problem: 'Say whether you would hire them.', field: 'verdict' };
  if (words.trim().length < 10) return { problem: 'Say why, in a sentence.', field: 'words' };
  const own = ownCard(rows, applicationId, authorId);
  const body = { marks: { ...marks }, verdict, words: words.trim(), on: day };
  const before = own
    ? [{ marks: own.marks, verdict: own.verdict, words: own.words, on: own.on }, ...own.before]
    : [];
  const id = own?.id ?? newId('s');
  return {
    said: own ? 'Changed your scorecard' : 'Handed in your scorecard',
    edits: [
      { in: 'scorecards', id, row: { id, applicationId, authorId, ...body, before } },
      noteEdit({
        applicationId,
        on: day,
        by: authorId,
        kind: 'score',
        text: own ? 'Changed a scorecard' : 'Handed in a scorecard',
      }),
    ],
  };
}

/** All cards of an application. */
export const cardsOf = (rows: Rows, applicationId: string): readonly Scorecard[] =>
  ofApplication(rows.scorecards, applicationId);

/** The card that somebody wrote about an application. */
export const ownCard = (rows: Rows, applicationId: string, authorId: string): Scorecard | undefined =>
  cardsOf(rows, applicationId).find((card) => card.authorId === authorId);

/**
 * What a colleague may read of the scorecards: the others' are sealed until one's own is handed in, so that nobody
 * writes what somebody else thinks. Whoever is not asked to judge reads them when everybody has.
 */
export function readableCards(
  rows: Rows,
  applicationId: string,
  readerId: string,
): { open: readonly Scorecard[]; sealed: string[] } {
  const job = rows.jobs.get(rows.applications.get(applicationId)?.jobId ?? '');
  const cards = cardsOf(rows, applicationId);
  const wrote = new Set(cards.map(({ authorId }) => authorId));
  const mayRead = job?.panel.includes(readerId)
    ? wrote.has(readerId)
    : (job?.panel ?? []).every((one) => wrote.has(one));
  if (mayRead) return { open: cards, sealed: [] };
  return { open: [], sealed: cards.map(({ authorId }) => authorId) };
}
