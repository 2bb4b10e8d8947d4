import { firstQuestion } from './kept-letters.ts';

/** Questions that are offered under the field; each letter has one of its own besides. */
export const commonQuestions = [
  firstQuestion,
  'What does it want?',
  'How much?',
  'What if I do nothing?',
  'Can I object?',
] as const;

export const ownQuestions: Readonly<Record<string, string>> = {
  parking: 'Where was the car?',
  rent: 'When can I leave?',
  clinic: 'Can I drive home?',
  tax: 'What do I do with the papers?',
};

export const words = {
  app: 'Paperknife',
  h1: 'Ask the letter in your hand',
  lead: 'Paperknife reads official letters: what they want, by when and how much. Ask it something on the phone, and it marks the line in the letter that answers you. Paste or photograph a letter of your own.',
  action: { label: 'See the AI tools', href: '/ai-tools' },
  sample: 'The four letters are samples from made-up offices.',
  strip: {
    heading: 'Four letters, one reading',
    text: 'Each bar is a line of a sample letter. In the tinted lines, the rules found the answers below it.',
  },
  limits: {
    heading: 'It reads by rules',
    reads:
      'A few dozen rules look for dates, amounts, reference numbers, senders and the words that ask for something. They run in your browser, so a letter stays on your device, and the same letter always gives the same answer.',
    leaves: [
      'It doesn’t read handwriting, stamps or tables.',
      'It reads English. In other languages it finds dates and amounts, and little else.',
      'It quotes a letter but doesn’t give legal advice. The office that wrote it can tell you what a sentence means for you.',
    ],
  },
} as const;
