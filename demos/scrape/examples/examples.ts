/** What can be opened without bringing an address: made-up sites, held in memory. Some come with something pointed at. */
export const examples = [
  {
    id: 'books',
    name: 'Sample bookshop',
    about: 'Sample bookshop',
    point: '.price',
  },
  {
    id: 'books-later',
    name: 'Sample bookshop, a week later',
    about: 'Sample bookshop, a week later',
    point: '.price',
  },
  {
    id: 'tenders',
    name: 'Sample tenders, German',
    about: 'Sample tender board',
    point: null,
  },
  {
    id: 'branches',
    name: 'Sample branches',
    about: 'Sample table of branches',
    point: null,
  },
] as const;

/** The name of an example's result. */
export const exampleName = (id: string): string =>
  examples.find((example) => example.id === id)?.about ?? 'Example';

/** The example that an address names, if it names one: `example:books`. */
export const exampleOf = (address: string): string | null =>
  /^example:(.+)$/.exec(address.trim())?.[1] ?? null;
