import { daysLater } from '#lib/time/days.ts';
import { me } from './people.ts';

/** What is asked and answered below the lessons: lesson, person, days ago, text, and the post it answers. */
const said: readonly (readonly [
  id: string,
  lesson: string,
  person: string,
  ago: number,
  text: string,
  answers?: string,
])[] = [
  ['d1', 'sql-1', 'p4', 24, 'Is it bad style to leave out the semicolon? The exercise accepts both.'],
  [
    'd2',
    'sql-1',
    me.teacher,
    23,
    'With one statement it makes no difference. Get used to writing it: as soon as you run two in a row, the database needs it to tell them apart.',
    'd1',
  ],
  [
    'd3',
    'sql-2',
    'p9',
    20,
    'I keep forgetting the quotes around dates. 2026-02-01 without quotes gives 2023, which took me a while to understand.',
  ],
  ['d4', 'sql-2', 'p12', 20, 'Ha, it subtracts! 2026 minus 2 minus 1.', 'd3'],
  [
    'd5',
    'sql-4',
    'p5',
    14,
    'Why does the database not simply treat NULL as an empty text? It would be so much easier.',
  ],
  [
    'd6',
    'sql-4',
    me.teacher,
    13,
    'Think of the false teeth. “Nobody valued them” and “we valued them and wrote nothing” are different facts, and somebody will ask for one of them.',
    'd5',
  ],
  [
    'd7',
    'sql-4',
    'p17',
    11,
    'The second exercise made me go back through a report at work. We had been leaving out every customer without a country for two years.',
  ],
  [
    'd8',
    'sql-6',
    'p8',
    6,
    'My total for the jewellery came out too high and I could not see why. Is the wedding ring counted twice?',
  ],
  [
    'd9',
    'sql-6',
    'p15',
    5,
    'Yes, it has two claims. Leave the claims out of the join and the sum is right.',
    'd8',
  ],
  [
    'd10',
    'html-1',
    'p10',
    15,
    'My screen reader announces my page in Portuguese although the text is English. Now I know why: lang was copied from an old template.',
  ],
  ['d11', 'html-3', 'p13', 8, 'Should an icon beside a word have a text alternative as well?'],
  [
    'd12',
    'html-3',
    me.teacher,
    8,
    'No, leave alt empty there. The word says it already, and hearing it twice is tiring.',
    'd11',
  ],
];

export const seedPosts = (day: string) =>
  said.map(([id, lessonId, personId, ago, text, answers]) => ({
    id,
    courseId: lessonId.split('-')[0] ?? '',
    lessonId,
    personId,
    on: daysLater(day, -ago),
    text,
    answers: answers ?? null,
  }));
