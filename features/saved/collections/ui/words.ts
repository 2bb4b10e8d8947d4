/** What the two pages of collections say differently. */
export interface CollectionWords {
  scope: 'any' | 'applications';
  /** A name that one could give. */
  example: string;
  empty: string;
  exampleText: string;
  /** Where things to collect are found. */
  from: { href: string; label: string };
  /** What is asked about a thing in a collection. */
  note: string;
  noteHint: string;
}

export const collectionWords: Record<CollectionWords['scope'], CollectionWords> = {
  any: {
    scope: 'any',
    example: 'For the board',
    empty:
      'A collection puts saved items in an order you choose, with a note on each. You can share it with a link and disable the link later.',
    exampleText: 'For example, “For the board”: a case study, its demo, and the event where we present both.',
    from: { href: '/account/saved-items', label: 'See saved items' },
    note: 'Your note on',
    noteHint:
      'Only you see it, and your company if you share the collection with them. People with the link don’t.',
  },
  applications: {
    scope: 'applications',
    example: 'Order desk',
    empty:
      'Build a shortlist of applications, compare them side by side, and note what each would still need.',
    exampleText:
      'For example, “Order desk”: two candidates, one missing several warehouses, the other your till’s format.',
    from: { href: '/applications', label: 'Browse the catalogue' },
    note: 'What’s still missing from',
    noteHint: 'Shown with the application in this list. People with the link don’t see it.',
  },
};
