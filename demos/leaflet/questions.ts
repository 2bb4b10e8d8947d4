/** The question that the page shows answered. */
export const firstQuestion = 'How much caffeine can I have a day?';

/** Offered beside the field. */
export const suggestedQuestions: readonly string[] = [
  'When is the first scan?',
  'Can I eat brie?',
  'Is it safe to fly?',
  'My baby is moving less today',
];
