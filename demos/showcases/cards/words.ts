import type { Card } from './deck.ts';

const look = 'Look';
const call = 'Call';
const help = 'Help';

/** A sample course on first aid. What it says follows what first-aid courses in Europe teach. */
export const deck: readonly Card[] = [
  {
    id: 'safe',
    chapter: look,
    question: 'Someone is lying still. What comes first?',
    answers: ['Call a relative', 'Check that it is safe', 'Turn them over', 'Fetch water'],
    right: 1,
    why: 'A second person hurt helps nobody.',
  },
  {
    id: 'awake',
    chapter: look,
    question: 'How do you find out whether they are awake?',
    answers: [
      'Lift their legs',
      'Pour water on them',
      'Speak loudly and tap both shoulders',
      'Wait a minute',
    ],
    right: 2,
    why: 'Any answer, even a groan, tells you a lot.',
  },
  {
    id: 'airway',
    chapter: look,
    question: 'They don’t react. What next?',
    answers: [
      'Open the airway, check the breathing',
      'Sit them up',
      'Give them a drink',
      'Look for a doctor',
    ],
    right: 0,
    why: 'Tilt the head back, lift the chin, then look, listen and feel.',
  },
  {
    id: 'ten',
    chapter: look,
    question: 'How long may the breathing check take?',
    answers: ['Two minutes', 'One minute', 'Until help arrives', 'Ten seconds'],
    right: 3,
    why: 'If you aren’t sure after ten seconds, act as if they don’t breathe.',
  },
  {
    id: 'gasp',
    chapter: look,
    question: 'They gasp now and then. Is that breathing?',
    answers: ['Yes', 'Only in children', 'No', 'Only during sleep'],
    right: 2,
    why: 'Gasps are common just after the heart has stopped.',
  },
  {
    id: 'bleeding',
    chapter: look,
    question: 'What else can’t wait for the ambulance?',
    answers: ['A fever', 'Heavy bleeding', 'A broken tooth', 'A headache'],
    right: 1,
    why: 'A person can lose too much blood within minutes.',
  },
  {
    id: 'number',
    chapter: call,
    question: 'Which number works in every country of the EU?',
    answers: ['110', '118', '112', '100'],
    right: 2,
    why: '112 is free, from any phone.',
  },
  {
    id: 'where',
    chapter: call,
    question: 'What does the call handler need first?',
    answers: ['Where you are', 'Your insurance', 'Their age', 'Your name'],
    right: 0,
    why: 'If the line drops, they can still send help.',
  },
  {
    id: 'hang-up',
    chapter: call,
    question: 'When do you hang up?',
    answers: ['After a minute', 'When a car stops', 'When you’ve told them all', 'When the handler says so'],
    right: 3,
    why: 'They ask what you forget, and tell you what to do.',
  },
  {
    id: 'speaker',
    chapter: call,
    question: 'You’re alone, and they aren’t breathing. The phone?',
    answers: ['Run for help first', 'On loudspeaker beside you', 'At your ear', 'Text a friend'],
    right: 1,
    why: 'Both hands stay free, and the handler counts with you.',
  },
  {
    id: 'point',
    chapter: call,
    question: 'Ten people look on. How does one of them call?',
    answers: [
      'You shout “somebody call!”',
      'You wait for one',
      'You point at one and ask them',
      'You ask who has time',
    ],
    right: 2,
    why: 'A task for everybody is a task for nobody.',
  },
  {
    id: 'fetch',
    chapter: call,
    question: 'What should a second person fetch?',
    answers: ['A defibrillator', 'A chair', 'Water', 'An umbrella'],
    right: 0,
    why: 'Many stations, shops and offices have one on the wall.',
  },
  {
    id: 'hands',
    chapter: help,
    question: 'Chest compressions: where do the hands go?',
    answers: ['On the left ribs', 'On the stomach', 'Below the neck', 'On the middle of the chest'],
    right: 3,
    why: 'On the lower half of the breastbone.',
  },
  {
    id: 'depth',
    chapter: help,
    question: 'How deep do you press an adult’s chest?',
    answers: ['1 to 2 cm', '5 to 6 cm', '3 cm', '10 cm'],
    right: 1,
    why: 'Deeper than most people dare.',
  },
  {
    id: 'pace',
    chapter: help,
    question: 'How fast?',
    answers: ['100 to 120 a minute', '60 a minute', '80 a minute', 'As fast as you can'],
    right: 0,
    why: 'About two presses a second.',
  },
  {
    id: 'side',
    chapter: help,
    question: 'Not awake, but breathing normally. What do you do?',
    answers: ['Start compressions', 'Sit them up', 'Lay them on their side', 'Leave them on their back'],
    right: 2,
    why: 'On the side the airway stays open. Keep watching the breathing.',
  },
  {
    id: 'wound',
    chapter: help,
    question: 'Blood spurts from an arm. What helps?',
    answers: ['Ice', 'Pressing firmly on the wound', 'Washing it', 'Waiting'],
    right: 1,
    why: 'Press with whatever is clean, and don’t let go.',
  },
  {
    id: 'burn',
    chapter: help,
    question: 'A burn on the hand. What helps?',
    answers: ['Ice', 'Butter', 'Toothpaste', 'Cool running water'],
    right: 3,
    why: 'Twenty minutes if you can. Ice harms the skin.',
  },
];

/** How many cards fit into one round: about two minutes. */
export const roundSize = 5;

export const words = {
  app: 'AtLearn',
  h1: 'A lesson fits one bus stop',
  lead: 'AtLearn cuts a course into rounds of five cards, about two minutes each. What you get wrong comes back tomorrow. The phone on this page runs the app: try it.',
  action: { label: 'Read the school’s side', href: '/LMS' },
  course: 'First aid on the street',
  sample: 'A sample course. It doesn’t replace a first-aid class.',
  signs: [
    {
      heading: 'No streaks',
      text: 'A missed day only changes the order of the cards: those that have waited longest come first.',
    },
    {
      heading: 'Wrong comes back',
      text: 'A card you got wrong comes back after one day, then three, then nine. After that it rests. A card you got right first time comes up once more.',
    },
    {
      heading: 'Works underground',
      text: 'The whole course is on the phone once the page has loaded, and your answers stay in this browser.',
    },
  ],
  timetable: {
    heading: 'The timetable of one card',
    text: 'Four learners meet the same card on a Monday. Here is when each of them sees it again, by the rules of the app above.',
  },
} as const;
