import type { Answer, Question } from '../question.ts';

/** Letter by letter, the classic table of how many changes make one word another. */
function changes(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, at(row - 2, column - 2) + 1);
      const line = table[row];
      if (line) line[column] = least;
    }
  return at(a.length, b.length);
}

/** Words of small letters alone, as the generated questions have them. */
function typedShare(typed: string, accepted: readonly string[]): number {
  const given = typed.trim().toLowerCase();
  if (given === '') return 0;
  if (accepted.includes(given)) return 1;
  return accepted.some((word) => word.length >= 5 && changes(word, given) === 1) ? 0.5 : 0;
}

/** Counts choice by choice what is right and what is wrong. */
function chosenShare(count: number, right: readonly number[], chosen: readonly number[]): number {
  let [hits, wrong, wanted] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    if (right.includes(at)) wanted += 1;
    if (right.includes(at) && chosen.includes(at)) hits += 1;
    if (!right.includes(at) && chosen.includes(at)) wrong += 1;
  }
  return Math.max(0, (hits - wrong) / wanted);
}

/** The share of an answer that is right, worked out in the plainest way there is: the oracle of the marking. */
export function naiveShare(question: Question, answer: Answer): number {
  if (question.kind === 'single' && answer.kind === 'single') return answer.chosen === question.right ? 1 : 0;
  if (question.kind === 'several' && answer.kind === 'several')
    return chosenShare(question.choices.length, question.right, answer.chosen);
  if (question.kind === 'mark' && answer.kind === 'mark')
    return chosenShare(question.pieces.length, question.right, answer.chosen);
  if (question.kind === 'order' && answer.kind === 'order') {
    const { items } = question;
    let [right, all] = [0, 0];
    for (let first = 0; first < items.length; first += 1)
      for (let second = first + 1; second < items.length; second += 1) {
        all += 1;
        if (answer.placed.indexOf(first) < answer.placed.indexOf(second)) right += 1;
      }
    return all === 0 ? 1 : right / all;
  }
  if (question.kind === 'match' && answer.kind === 'match') {
    const right = question.pairs.filter((_, at) => answer.chosen[at] === at);
    return right.length / question.pairs.length;
  }
  if (question.kind === 'number' && answer.kind === 'number') {
    if (answer.typed.trim() === '') return 0;
    const off = Math.abs(Number(answer.typed) - question.right);
    if (off <= question.tolerance) return 1;
    return off <= question.tolerance * 2 ? 0.5 : 0;
  }
  if (question.kind === 'short' && answer.kind === 'short')
    return typedShare(answer.typed, question.accepted);
  if (question.kind === 'gap' && answer.kind === 'gap') {
    const shares = question.gaps.map((accepted, at) => typedShare(answer.typed[at] ?? '', accepted));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }
  return 0;
}
