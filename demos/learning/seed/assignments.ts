import { daysLater } from '#lib/time/days.ts';
import type { Assignment, HandIn } from '../records.ts';

const written = ['Missing, or it can’t be followed', 'Partly there', 'Clear and complete'];

/** The assignments of the groups, and what was handed in for them. */
export function seedAssignments(day: string): { assignments: Assignment[]; handIns: HandIn[] } {
  const report = {
    id: 'as1',
    runId: 'sql-autumn',
    title: 'A question of your own',
    brief:
      'Think of a question about the lost-property office that nobody has asked in the lessons. Answer it with one query, and explain in three sentences how you checked that the answer is right.',
    due: daysLater(day, 5),
    rubric: [
      {
        name: 'The question',
        levels: [
          'None, or one from the lessons',
          'A small change to one from the lessons',
          'New, and somebody would want to know the answer',
        ],
      },
      {
        name: 'The query',
        levels: [
          'Does not run',
          'Runs, but answers something else',
          'Answers the question',
          'Answers it, and is easy to read',
        ],
      },
      { name: 'The check', levels: written },
    ],
  };
  const form = {
    id: 'as2',
    runId: 'html-autumn',
    title: 'Fix a form that you use',
    brief:
      'Find a form on a website you use. Try to fill it in with the keyboard alone. Note what stopped you, and write the HTML that would fix the worst of it.',
    due: daysLater(day, 9),
    rubric: [
      { name: 'What you found', levels: written },
      { name: 'Your HTML', levels: ['Has other faults', 'Fixes it in part', 'Fixes it'] },
    ],
  };
  const handIns: HandIn[] = [
    {
      id: 'as1.p3',
      assignmentId: 'as1',
      studentId: 'p3',
      on: daysLater(day, -2),
      text: 'Which finder brought the things with the highest value that nobody has claimed yet?\n\nselect f.name, sum(i.value) as total\nfrom items i\njoin people f on f.id = i.finder_id\nleft join claims c on c.item_id = i.id\nwhere c.id is null\ngroup by f.id\norder by total desc;\n\nI ran the inner part without the sum and added up the rows of Amara by hand. Items without a claim appear once, so nothing is counted twice.',
      levels: null,
      feedback: '',
    },
    {
      id: 'as1.p6',
      assignmentId: 'as1',
      studentId: 'p6',
      on: daysLater(day, -1),
      text: 'How long does it take until somebody claims an item?\n\nselect i.what, julianday(c.claimed_on) - julianday(i.found_on) as days\nfrom items i join claims c on c.item_id = i.id\norder by days;\n\nI compared three rows with the calendar.',
      levels: null,
      feedback: '',
    },
    {
      id: 'as1.p11',
      assignmentId: 'as1',
      studentId: 'p11',
      on: daysLater(day, -4),
      text: 'Which shelf is the fullest?\n\nselect shelf, count(*) from items group by shelf order by 2 desc limit 1;',
      levels: [1, 2, 0],
      feedback:
        'The query is right. Two shelves could share first place: how would you notice? And the check is missing, so please add it.',
    },
  ];
  return { assignments: [report, form], handIns };
}
