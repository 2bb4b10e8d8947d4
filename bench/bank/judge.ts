import { assigned } from '#engines/bank/match/assign.ts';
import { type Proposal, sureFrom, tellFrom } from '#engines/bank/match/open-item.ts';
import type { casesIn } from './cases.ts';

const said = (best: Proposal | undefined): string => {
  if (!best || best.confidence < tellFrom) return '-';
  if (best.kind === 'twice' || best.kind === 'charge') return best.kind;
  return best.items
    .map(({ id }) => id)
    .sort()
    .join();
};

export interface Judged {
  lines: number;
  /** Lines that have an answer. */
  wanted: number;
  told: number;
  right: number;
  sure: number;
  sureRight: number;
  wrong: { text: string; wanted: string; told: string; confidence: number }[];
}

/** How many lines get an answer, and how many of the answers are a bookkeeper's own. */
export function judged({ items, cases }: ReturnType<typeof casesIn>): Judged {
  const answers = assigned(
    cases.map(({ line }) => line),
    items,
  );
  const result: Judged = {
    lines: cases.length,
    wanted: 0,
    told: 0,
    right: 0,
    sure: 0,
    sureRight: 0,
    wrong: [],
  };
  for (const { line, answer } of cases) {
    const best = answers.get(line.id)?.[0];
    const told = said(best);
    const confidence = best?.confidence ?? 0;
    const isRight = told === answer.split(',').sort().join();
    if (answer !== '-') result.wanted += 1;
    if (told !== '-') {
      result.told += 1;
      if (isRight) result.right += 1;
      if (confidence >= sureFrom) {
        result.sure += 1;
        if (isRight) result.sureRight += 1;
      }
    }
    if (!isRight)
      result.wrong.push({
        text: `${line.day} ${line.cents} ${line.name}: ${line.text}`,
        wanted: answer,
        told,
        confidence,
      });
  }
  return result;
}
