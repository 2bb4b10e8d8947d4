import type { Call } from '../warning-signs.ts';

/** What must come first, by whom to call. */
export const urgentQuestions: readonly (readonly [question: string, call: Call])[] = [
  ['I am bleeding heavily, what should I do?', 'emergency'],
  ['There is a lot of blood and I feel dizzy', 'emergency'],
  ['I have severe pain in my tummy that does not stop', 'emergency'],
  ['I can’t breathe properly', 'emergency'],
  ['My sister is pregnant and just had a seizure', 'emergency'],
  ['Sometimes I think about killing myself', 'emergency'],
  ['I have pain in my chest', 'emergency'],
  ['Is a bit of spotting at 9 weeks normal?', 'maternity'],
  ['My baby hasn’t moved since this morning', 'maternity'],
  ['The kicks feel weaker and fewer than usual, movements have slowed', 'maternity'],
  ['I think my waters have broken', 'maternity'],
  ['Clear fluid keeps leaking, is it water?', 'maternity'],
  ['I have a bad headache and see flashing lights', 'maternity'],
  ['My face and hands are suddenly swollen', 'maternity'],
  ['I am having contractions at 33 weeks', 'maternity'],
  ['I’ve got a temperature of 39', 'maternity'],
  ['I can’t keep anything down, not even water', 'maternity'],
  ['It burns when I pee', 'maternity'],
  ['I fell down the stairs but feel fine', 'maternity'],
  ['My calf is swollen and hurts', 'maternity'],
  ['My palms are itching like mad at night', 'maternity'],
  ['Do I have pre-eclampsia?', 'midwife'],
  ['Is my baby okay?', 'midwife'],
  ['Have I had a miscarriage?', 'midwife'],
];

/** What the leaflet answers: the words that the quotation must hold. */
export const answeredQuestions: readonly (readonly [question: string, words: string])[] = [
  ['How much caffeine can I have a day?', '200 milligrams'],
  ['How many cans of tuna a week are allowed?', 'four'],
  ['When is the dating scan?', 'between 11 and 14 weeks'],
  ['How much folic acid should I take?', '400 micrograms'],
  ['From which week is the whooping cough vaccine offered?', '16 weeks'],
  ['When do most people feel the baby move for the first time?', 'between 16 and 24 weeks'],
  ['Until which week do airlines take me?', '37 weeks'],
  ['Which painkiller is the first choice?', 'Paracetamol'],
  ['When does morning sickness usually clear up?', '16 to 20'],
  ['What can cat faeces carry?', 'toxoplasmosis'],
];

/** What it does not say. */
export const unansweredQuestions: readonly string[] = [
  'Which names for girls are popular?',
  'How much does a pram cost?',
  'Who won the election?',
  'What is the capital of France?',
  'How do I install a dishwasher?',
  'How long is maternity leave in Germany?',
];
