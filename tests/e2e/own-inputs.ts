import type { TaskId } from '#content/ai-demos/ai-demos.ts';

/** What a visitor might bring to each task, and words of what comes out. */
export const ownInputs: Readonly<
  Record<TaskId, readonly [fields: Readonly<Record<string, string>>, expected: string]>
> = {
  'sort-support-mail': [{ mail: 'Where is my parcel? It was due on Monday.' }, 'This goes to delivery'],
  'hide-names': [{ text: 'Call Sarah Miller on 020 7946 0123.' }, '[Person A]'],
  'key-sentences': [
    { thread: 'Ana: The roof leaks again.\nTom: We decided to replace it. Please pay by Friday 3 May.' },
    'We decided to replace it.',
  ],
  'extract-invoice': [
    { text: 'Acme Ltd\nInvoice 77-A\nDate: 3 May 2026\nNet 100.00\nVAT 20.00\nTotal EUR 120.00' },
    '2026-05-03',
  ],
  'table-out-of-text': [
    { text: 'Bread costs £2, milk is £1 and cheese comes at £5.', columns: 'Product, Price' },
    'A table of 3 rows',
  ],
  'compare-clauses': [{ left: 'Paid in 10 days.', right: 'Paid in 20 days.' }, 'a number changed'],
  'search-by-meaning': [{ question: 'how do I wash a sweater' }, 'Wash wool by hand'],
  'similar-products': [{ like: 'Sleeping bag' }, 'Closest to Sleeping bag'],
  'transcribe-note': [
    { note: 'Call Sarah about the boiler by Friday. It was cold.' },
    '1 to-do in this note',
  ],
  'tidy-addresses': [{ addresses: 'Lindenstraße 8, 20099 Hamburg' }, '1 of 1 address read'],
};
