/** The fields of a submission by the step that asks for them; all of them are kept as they were typed. */
export const stepFields = {
  what: ['name', 'tagline', 'maker', 'category', 'kind', 'priceModel', 'demoUrl'],
  details: ['summary', 'takes', 'gives', 'features', 'industries', 'stack', 'description'],
  screens: [],
  check: [],
} as const;

export type Step = keyof typeof stepFields;
export const steps = Object.keys(stepFields) as Step[];

export type DraftField = (typeof stepFields)['what' | 'details'][number];
export const draftFields: readonly DraftField[] = [...stepFields.what, ...stepFields.details];

/** What was typed so far. */
export type Draft = Partial<Record<DraftField, string>>;

export const stepLabels: Record<Step, string> = {
  what: 'What it is',
  details: 'Details',
  screens: 'Screens',
  check: 'Check and send',
};

/** The trades that the catalogue is sorted by, each in the hue of its tiles. */
export const trades = {
  Documents: 'coral',
  Learning: 'pink',
  Web: 'sky',
  Health: 'mint',
  Sales: 'lime',
  Media: 'sun',
  Logistics: 'cobalt',
  Finance: 'lilac',
  Service: 'coral',
  AI: 'cobalt',
  People: 'lime',
} as const;
export type Trade = keyof typeof trades;
export const isTrade = (word: string): word is Trade => Object.hasOwn(trades, word);

/** The fewest and the most screens, and how large a file may be. */
export const fewestScreens = 1;
export const mostScreens = 8;
export const largestScreen = 10_000_000;
