import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankLine } from '#engines/bank/bank-line.ts';
import type { OpenItem } from '#engines/bank/match/open-item.ts';

/** A line with the answer that a bookkeeper gives: ids of items, 'twice', 'charge', or '-' for none of them. */
export interface Case {
  line: BankLine;
  answer: string;
}

/** What is open and what the bank says, from one of the files beside this one. */
export function casesIn(name: 'development' | 'kept-aside'): { items: OpenItem[]; cases: Case[] } {
  const items: OpenItem[] = [];
  const cases: Case[] = [];
  const rows = readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split('\n');
  for (const row of rows) {
    const [kind, ...cells] = row.split(';');
    const cell = (at: number) => cells[at] ?? '';
    if (kind === 'item') {
      const open = Number(cell(4));
      const total = cell(7) ? Number(cell(7)) : open;
      items.push({
        id: cell(0),
        number: cell(1),
        name: cell(2),
        account: cell(3),
        open,
        total,
        day: cell(5),
      });
    } else if (kind === 'line')
      cases.push({
        line: {
          id: `l${cases.length}`,
          day: cell(0),
          cents: Number(cell(1)),
          name: cell(2),
          account: cell(3),
          text: cell(4),
          bankRef: '',
        },
        answer: cell(5).replace(/^twice .*/, 'twice'),
      });
  }
  return { items, cases };
}
