/** The recordings that somebody can begin with; the page begins with the first. */
export const exampleChoices = [
  { id: 'kokoro', name: 'Three sentences' },
  { id: 'austen', name: 'Sense and Sensibility' },
] as const;

export type ExampleId = (typeof exampleChoices)[number]['id'];

/** What they are called when they are open. */
export const exampleTitles: Readonly<Record<ExampleId, string>> = {
  kokoro: 'Three sentences in a synthetic voice',
  austen: 'Sense and Sensibility, chapter 1',
};
