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
      'A collection holds saved things in an order you choose, with a note on each. You can show it to somebody by a link and take the link back.',
    exampleText: '“For the board”: a case study, the demo it tells of, and the event where both are shown.',
    from: { href: '/account/saved-items', label: 'See what you saved' },
    note: 'Your note on',
    noteHint: 'You read it, and your company where you show it to them. Whoever has the link does not.',
  },
  applications: {
    scope: 'applications',
    example: 'Order desk',
    empty:
      'A shortlist of applications, point by point beside each other, with what each would still need to fit you.',
    exampleText:
      '“Order desk”: two candidates, and below each what it lacks: several warehouses, your till’s format.',
    from: { href: '/applications', label: 'Open the catalogue' },
    note: 'What would still be needed of',
    noteHint: 'It stands with the application in this list. Whoever has the link does not see it.',
  },
};
