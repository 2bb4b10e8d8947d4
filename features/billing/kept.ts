import { dayText } from './day-text.ts';

/** A document that tax law wants kept although its person asks for everything to be erased. */
export interface KeptPaper {
  kind: 'quote' | 'invoice' | 'credit';
  number: string;
  /** Until when, as `2036-11-13`. */
  until: string;
  /** Of an invoice that is not paid yet: the address that reminders go to. */
  remindedAt: string | null;
}

const words = { quote: 'accepted quote', invoice: 'invoice', credit: 'credit note' } as const;
const listed = new Intl.ListFormat('en-GB');

/** What stays of a person's quotes and invoices, in sentences that they read before they erase; none where nothing does. */
export function keptWords(papers: readonly KeptPaper[]): string[] {
  if (papers.length === 0) return [];
  const named = listed.format(papers.map(({ kind, number }) => `${words[kind]} ${number}`));
  const last =
    papers
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? '';
  const one = papers.length === 1;
  const reminded = papers.flatMap(({ number, remindedAt }) => (remindedAt ? [{ number, remindedAt }] : []));
  return [
    `By tax law we keep ${named} until ${dayText(last)}, with the name and address on ${one ? 'it' : 'them'}. ${one ? 'It is' : 'They are'} locked and no longer linked to your account.`,
    ...(reminded.length > 0
      ? [
          `We keep ${listed.format([...new Set(reminded.map(({ remindedAt }) => remindedAt))])} for reminders until ${listed.format(reminded.map(({ number }) => number))} ${reminded.length === 1 ? 'is' : 'are'} paid.`,
        ]
      : []),
  ];
}
