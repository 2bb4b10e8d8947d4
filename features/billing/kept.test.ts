import { expect, it } from 'vitest';
import { type KeptPaper, keptWords } from './kept.ts';

const invoice: KeptPaper = {
  kind: 'invoice',
  number: 'INV-2026-0001',
  until: '2036-11-13',
  remindedAt: null,
};
const quote: KeptPaper = { kind: 'quote', number: 'Q-2026-0001', until: '2036-11-14', remindedAt: null };

it('says nothing where nothing stays', () => {
  expect(keptWords([])).toEqual([]);
});

it('names what stays and until when', () => {
  expect(keptWords([invoice])).toEqual([
    'By tax law we keep invoice INV-2026-0001 until 13 November 2036, with the name and address on it. It is locked and no longer linked to your account.',
  ]);
  expect(keptWords([quote, invoice])[0]).toContain(
    'accepted quote Q-2026-0001 and invoice INV-2026-0001 until 14 November 2036',
  );
});

it('says that an address stays for reminders while an invoice is open', () => {
  expect(keptWords([quote, { ...invoice, remindedAt: 'ann@example.com' }])[1]).toBe(
    'We keep ann@example.com for reminders until INV-2026-0001 is paid.',
  );
});
