import type { BankLine } from '../bank-line.ts';
import { knownFrom } from './known.ts';
import { type Habit, type OpenItem, type Proposal, tellFrom } from './open-item.ts';
import { proposals } from './propose.ts';

/**
 * What each line most likely is, so that no two lines pay the same: the surest line takes its items first, and those
 * that wanted the same are looked at again with what is left.
 */
export function assigned(
  lines: readonly BankLine[],
  items: readonly OpenItem[],
  habits: ReadonlyMap<string, Habit> = new Map(),
): Map<string, readonly Proposal[]> {
  // Items are changed on the way, so that every index over them sees what is left.
  const left = items.map((item) => ({ ...item }));
  const byId = new Map(left.map((item) => [item.id, item]));
  const known = knownFrom(left, habits);
  const answers = new Map<string, readonly Proposal[]>();
  const look = (line: BankLine) => {
    const found = proposals(line, known);
    const [best] = found;
    return {
      line,
      found,
      confidence: best?.confidence ?? 0,
      openThen: best?.items.map(({ id }) => byId.get(id)?.open) ?? [],
    };
  };
  const waiting = lines.map(look);
  type Waiting = (typeof waiting)[number];
  const order = (a: Waiting, b: Waiting) =>
    b.confidence - a.confidence || (a.line.day < b.line.day ? -1 : a.line.day > b.line.day ? 1 : 0);
  waiting.sort(order);
  while (waiting.length > 0) {
    const next = waiting.shift();
    if (!next) break;
    const { line, openThen } = next;
    if (next.found[0]?.items.some(({ id }, at) => byId.get(id)?.open !== openThen[at])) {
      const again = look(line);
      const at = waiting.findIndex((other) => order(again, other) <= 0);
      waiting.splice(at < 0 ? waiting.length : at, 0, again);
      continue;
    }
    answers.set(line.id, next.found);
    const [best] = next.found;
    if (!best || best.confidence < tellFrom) continue;
    for (const { id, cents } of best.items) {
      const item = byId.get(id);
      if (item) item.open -= cents;
    }
  }
  return answers;
}
