import { type Edit, putIn } from '../../app-kit/sandbox/edits.ts';
import type { Paper } from '../paper.ts';
import type { Papers } from '../records.ts';

type Edits = Edit<Papers, 'papers'>[];
const put = putIn<Papers>();

/** Drafts for these people. Whoever is on the list already, for the same thing, is not put there twice. */
export function addDrafts(
  papers: readonly Paper[],
  rows: readonly { name: string; subject: string }[],
  newId: () => string,
): { edits: Edits; doubles: number } {
  const known = new Set(papers.map(({ name, subject }) => `${name}\n${subject}`));
  const edits: Edits = [];
  for (const { name: typed, subject } of rows) {
    const name = typed.normalize('NFC').trim();
    if (known.has(`${name}\n${subject}`)) continue;
    known.add(`${name}\n${subject}`);
    edits.push(
      put('papers', { id: newId(), name, subject, number: '', issuer: '', day: '', code: '', revoked: null }),
    );
  }
  return { edits, doubles: rows.length - edits.length };
}

/** The numbers that come next in a year, without a gap: 2026-0001. */
export function nextNumbers(papers: readonly Paper[], year: string, count: number): string[] {
  const last = papers.reduce((most, { number }) => {
    const [of, place] = number.split('-');
    return of === year ? Math.max(most, Number(place)) : most;
  }, 0);
  return Array.from({ length: count }, (_, place) => `${year}-${String(last + place + 1).padStart(4, '0')}`);
}

/** Takes back what a certificate is worth; it stays on the list, with the day and the reason. */
export function revoke(
  paper: Paper,
  day: string,
  reason: string,
): { edits: Edits } | { problem: string; field: string } {
  const said = reason.trim();
  if (said === '')
    return { problem: 'Enter a reason. Anyone who checks the certificate will see it.', field: 'reason' };
  if (paper.revoked) return { problem: 'It has already been revoked.', field: 'reason' };
  return { edits: [put('papers', { ...paper, revoked: { day, reason: said } })] };
}

/** The longest names first: those are the ones to look at before printing. */
export const longestFirst = (papers: readonly Paper[]): Paper[] =>
  papers.toSorted((a, b) => [...b.name].length - [...a.name].length || a.name.localeCompare(b.name));
