/** Sentences to start from. */
export const exampleSentences = [
  {
    id: 'picnic',
    name: 'Picnic in the park',
    prompt: 'A brown dog and a white cat beside a red picnic basket in the park, a yellow kite in the sky',
  },
  { id: 'harbour', name: 'Harbour at sunset', prompt: 'Two sailboats left of a lighthouse at sunset' },
  { id: 'moon', name: 'Ride on the moon', prompt: 'An astronaut riding a white horse on the moon' },
  {
    id: 'still-life',
    name: 'Still life',
    prompt: 'A blue vase between three green pears and a bottle on a desk',
  },
  {
    id: 'street',
    name: 'Rainy street',
    prompt: 'A yellow taxi in front of a red bus in a rainy street, a purple umbrella on the left',
  },
  {
    id: 'forest',
    name: 'Forest in autumn',
    prompt: 'A fox under a big tree, two hedgehogs and three mushrooms in the forest in autumn',
  },
] as const;

export const firstSentence = exampleSentences[0];

export const sentenceOf = (id: string) =>
  exampleSentences.find((example) => example.id === id) ?? firstSentence;
