import type { Page } from '@playwright/test';
import { daysLater } from '#lib/time/days.ts';

const today = new Date().toISOString().slice(0, 10);
/** A day so many days from today, as it stands in a date field, and as a field of the browser's own has it. */
const written = (days: number) => daysLater(today, days).split('-').reverse().join('/');
const plain = (days: number) => daysLater(today, days);

/** A form, and what a stranger would send by mistake. */
interface WrongForm {
  /** Where it stands: the end of the address, behind '#/'. */
  place: string;
  /** Whose eyes, where they are not those of the walk. */
  kept?: Readonly<Record<string, string>>;
  /** What is pressed before it can be seen, one after the other. */
  open?: string | RegExp | readonly (string | RegExp)[];
  /** Boxes that are emptied. */
  unticked?: readonly string[];
  /** Fields that are emptied, or filled with something that cannot be. */
  wrong: Readonly<Record<string, string>>;
  send: string;
  /** What has to be said beside the field that the cursor is led to. */
  says: RegExp;
}

interface Walk {
  name: string;
  path: string;
  /** Whose eyes: what this browser keeps, by its key. */
  kept?: Readonly<Record<string, string>>;
  /** How the search is called, what is typed, and the heading that the first result leads to. */
  search: { what: string; words: string; leadsTo: RegExp };
  /** Screens as they are printed: what has to stand on the paper, to the end of the list. */
  prints: readonly { place: string; says: readonly (RegExp | string)[] }[];
  forms: readonly WrongForm[];
}

/** The applications, each walked as somebody would who has never seen it. */
export const walks: readonly Walk[] = [
  {
    name: 'people',
    path: '/employee-management-system/demo',
    kept: { 'people-role': 'hr' },
    search: { what: 'people, teams and leave', words: 'adaeze', leadsTo: /Adaeze/ },
    prints: [
      // The last of 250 by name.
      { place: 'people', says: ['Adaeze Lindqvist', /Zuzanna|Zofia|Zoë|Yusuf|Yuki/] },
      { place: 'pay', says: ['paid out to', 'Income tax in Marland'] },
    ],
    forms: [
      {
        place: 'people',
        open: 'Add a person',
        wrong: { 'Monthly pay, EUR': 'a lot' },
        send: 'Add this person',
        says: /Enter a name/,
      },
      {
        place: 'people',
        open: 'Add a person',
        wrong: { Name: 'Ada Berg', 'Job title': 'Baker', Email: 'nowhere' },
        send: 'Add this person',
        says: /Enter an email address/,
      },
      {
        place: 'people',
        open: 'Add a person',
        wrong: { 'First day of work': '31/02/2027' },
        send: 'Add this person',
        says: /This date doesn’t exist/,
      },
      ...(
        [
          [{}, /Choose the first day/],
          [{ 'First day': 'soon' }, /This date doesn’t exist/],
          [
            { 'First day': written(100), 'Last day (optional)': written(90) },
            /The last day comes before the first/,
          ],
          // Who is at the desk has leave in the coming two months.
          [{ 'First day': written(1), 'Last day (optional)': written(60) }, /There is already leave/],
          [{ 'First day': written(100), 'Last day (optional)': written(250) }, /more than will be left/],
        ] as const
      ).map(([wrong, says]) => ({
        place: 'leave',
        open: 'Ask for leave',
        wrong,
        send: 'Ask for these days',
        says,
      })),
      ...(
        [
          [{ Ended: '' }, /Enter a time such as 17:00/],
          [{ Began: '17:00', Ended: '08:30' }, /The end comes before the beginning/],
          [{ Ended: '17:00', 'Break in minutes': 'a while' }, /Enter minutes/],
          [{ Ended: '17:00', 'Break in minutes': '30', 'What happened?': ' ' }, /Say in a few words/],
          [{ Day: written(3) }, /or earlier/],
        ] as const
      ).map(([wrong, says]) => ({
        place: 'time',
        // Last week has hours on any day.
        open: ['Previous week', /^Correct: /],
        wrong,
        send: 'Ask for this correction',
        says,
      })),
      {
        place: 'reviews',
        open: 'Open a round',
        wrong: { Name: '' },
        send: 'Open this round',
        says: /Give the round a name/,
      },
      {
        place: 'reviews',
        open: 'Open a round',
        wrong: { Name: 'A new one', Due: written(-3) },
        send: 'Open this round',
        says: /or later/,
      },
      {
        place: 'reviews',
        open: 'Open a round',
        wrong: { Name: 'A new one', Questions: '' },
        send: 'Open this round',
        says: /at least one question/,
      },
      {
        place: 'reviews/r2/e7',
        kept: { 'people-role': 'manager' },
        wrong: { 'What went well?': '' },
        send: 'Hand in review',
        says: /Write an answer/,
      },
    ],
  },
  {
    name: 'hiring',
    path: '/application-tracking-system/demo',
    kept: { 'hiring-role': 'recruiter' },
    search: { what: 'jobs and candidates', words: 'platform', leadsTo: /Platform/ },
    prints: [
      { place: '', says: ['In process'] },
      { place: 'people', says: ['Candidates', 'Jasper Kuipers', 'Yasmine Mansouri'] },
    ],
    forms: [
      { place: 'careers/platform', wrong: { Name: '' }, send: 'Apply for this job', says: /name|email/i },
      {
        place: 'application/a1',
        wrong: { 'Note for the team': '' },
        send: 'Add note',
        says: /Write|note/i,
      },
      ...(
        [
          [{ 'Pay per year, EUR': 'a lot' }, /Enter an amount/],
          [{ 'First day': plain(-30) }, /Choose a day after today/],
          [{ 'First day': '' }, /Choose the first day/],
          [{ 'Answer by': plain(-1) }, /This day has passed/],
          [{ 'Hours per week': '400' }, /up to 60/],
        ] as const
      ).map(([wrong, says]) => ({
        place: 'application/a25?tab=mails',
        wrong,
        send: 'Download the letter',
        says,
      })),
      {
        place: 'application/a22?tab=interviews',
        open: 'Plan an interview',
        wrong: { 'What it is about': '' },
        send: 'Offer these times',
        says: /what the interview is about/,
      },
      {
        place: 'application/a22?tab=interviews',
        open: 'Plan an interview',
        unticked: ['Tomasz', 'Adaeze'],
        wrong: {},
        send: 'Offer these times',
        says: /Choose who takes part/,
      },
      {
        place: 'application/a22?tab=interviews',
        open: 'Plan an interview',
        wrong: {},
        send: 'Offer these times',
        says: /at least one time/,
      },
      {
        place: 'application/a1?tab=scorecards',
        wrong: { Why: 'so' },
        send: 'Hand in scorecard',
        says: /a mark/,
      },
    ],
  },
  {
    name: 'learning',
    path: '/online-student-training-portal/demo',
    kept: { 'learning-role-student': 'teacher' },
    search: { what: 'lessons, notes and questions', words: 'join', leadsTo: /./ },
    prints: [{ place: '', says: ['Grade book', 'Noa Feldman', 'Hana Kim'] }],
    forms: [
      { place: 'groups/new', wrong: { Name: '' }, send: 'Create group', says: /name/i },
      {
        place: 'assignments/new',
        wrong: { Title: '' },
        send: 'Create assignment',
        says: /Give the assignment a title/,
      },
      ...(
        [
          [{ 'Last day to hand in': written(-2) }, /This day has passed/],
          [{ 'Last day to hand in': 'soon' }, /This date doesn’t exist/],
          [{ 'Last day to hand in': written(20) }, /Say what is marked/],
          [
            {
              'Last day to hand in': written(20),
              'Name of criterion 1': 'Clarity',
              'What 0 points of criterion 1 mean': '',
            },
            /Describe each level/,
          ],
        ] as const
      ).map(([wrong, says]) => ({
        place: 'assignments/new',
        wrong: { Title: 'An essay', 'What students should hand in': 'Two pages', ...wrong },
        send: 'Create assignment',
        says,
      })),
      {
        place: 'assignments',
        open: /To be marked/,
        wrong: { 'Feedback for the student (optional)': 'Well done' },
        send: 'Save marks',
        says: /Choose a level/,
      },
    ],
  },
  {
    name: 'certificates',
    path: '/certificate-issuance-portal',
    search: { what: 'names and numbers', words: 'zoë', leadsTo: /Waiting to be issued/ },
    // All of the sheets, not only the dozen that a screen begins with.
    prints: [{ place: '', says: ['Li Na', 'Mei Ng', 'Zoë Brown'] }],
    forms: [
      { place: '', wrong: { 'Issued by': ' ' }, send: 'Issue 24 certificates', says: /Enter who issues/ },
      { place: 'check', wrong: { 'Or paste its code or link': 'no code' }, send: 'Check it', says: /./ },
    ],
  },
  {
    name: 'the lead desk',
    path: '/feature-crm',
    kept: { 'crm-role': 'ewa' },
    search: { what: 'people and deals', words: 'petric', leadsTo: /Petri/ },
    prints: [
      { place: 'people', says: ['Ana Petrić', 'Ishikawa Instruments', 'Grünwald Küchen'] },
      { place: 'forecast', says: ['By month of decision'] },
    ],
    forms: [
      {
        place: 'people',
        open: 'Add a person',
        wrong: { Name: '' },
        send: 'Add them',
        says: /Enter a name/,
      },
      {
        place: 'people/p1',
        kept: { 'crm-role': 'noor' },
        open: 'Add a deal',
        wrong: { 'What do they want to buy?': 'A kitchen', 'Amount, EUR': 'a lot' },
        send: 'Add deal',
        says: /Enter the amount/,
      },
      {
        place: 'people/p1',
        kept: { 'crm-role': 'noor' },
        open: 'Add a deal',
        wrong: { 'What do they want to buy?': 'A kitchen', 'Amount, EUR': '-40' },
        send: 'Add deal',
        says: /Enter the amount/,
      },
    ],
  },
  {
    name: 'the circle',
    path: '/personal-crm-business',
    search: { what: 'people', words: 'a', leadsTo: /./ },
    prints: [{ place: '', says: [/./] }],
    forms: [{ place: '', open: 'Add a person', wrong: { Name: '' }, send: 'Add them', says: /name/i }],
  },
  {
    name: 'accounting',
    path: '/accounting',
    search: { what: 'invoices, bills and entries', words: '8400', leadsTo: /./ },
    prints: [
      { place: 'invoices?show=all', says: ['Customer', 'Together'] },
      { place: 'books', says: [/Both sides agree/] },
      { place: 'reports/vat', says: ['To pay to the tax office'] },
    ],
    forms: [
      { place: 'invoices/new', wrong: { Customer: '' }, send: 'Issue invoice', says: /customer|Write/i },
      {
        place: 'bills/new',
        wrong: { Supplier: '' },
        send: 'Enter the bill',
        says: /who sent the bill/,
      },
      {
        place: 'books/new',
        wrong: { 'What it is about': '' },
        send: 'Post the entry',
        says: /what this entry/,
      },
    ],
  },
  {
    name: 'health',
    path: '/healthcare',
    kept: { 'health-role': 'patient' },
    search: { what: 'medicines and visits', words: 'check-up', leadsTo: /Summary of your visit/ },
    prints: [
      { place: 'readings', says: ['Your readings'] },
      { place: 'visits/mine-2', says: ['Blood test'] },
    ],
    forms: [
      ...(
        [
          [{ Upper: 'high' }, /Enter a number from/],
          [{ Upper: '1200', Lower: '80' }, /Enter a number from/],
          [{ Upper: '120', Lower: '130' }, /Enter the lower value/],
          [{ Upper: '120', Lower: '80', Day: plain(40) }, /today or an earlier day/],
          [{ Upper: '120', Lower: '80', Day: '' }, /today or an earlier day/],
        ] as const
      ).map(([wrong, says]) => ({ place: 'readings', wrong, send: 'Save reading', says })),
      {
        place: '',
        open: 'Add a medicine',
        wrong: { Name: '' },
        send: 'Add it',
        says: /Enter the name of the medicine/,
      },
      {
        place: '',
        open: 'Add a medicine',
        wrong: { Name: 'Ferrous sulfate', Times: 'often' },
        send: 'Add it',
        says: /Enter the times/,
      },
      { place: 'visits', open: 'Book a visit', wrong: {}, send: 'Book this visit', says: /in a few words/ },
    ],
  },
  {
    name: 'counselling',
    path: '/studet-counselling',
    kept: { 'counselling-role': 'adviser' },
    search: { what: 'students and steps', words: 'leyla', leadsTo: /Leyla Aydın/ },
    prints: [
      { place: '', says: ['Missed a date', 'On track', 'Mira Solheim', 'Nadia Haddad'] },
      { place: 'student/s2', says: ['Darius Popescu', 'Talks'] },
    ],
    forms: [
      { place: 'student/s2', wrong: { 'What was said': '' }, send: 'Save note', says: /Enter what was said/ },
      {
        place: 'student/s2',
        wrong: { 'Another step': '', Deadline: plain(10) },
        send: 'Add step',
        says: /what needs to be done/,
      },
      {
        place: 'student/s2',
        wrong: { 'Another step': 'Call the school', Deadline: '' },
        send: 'Add step',
        says: /Choose a deadline/,
      },
      {
        place: 'student/s2',
        wrong: { 'Another step': 'Call the school', Deadline: plain(-400) },
        send: 'Add step',
        says: /This day has passed/,
      },
      {
        place: 'student/s2/wishes',
        wrong: { 'Euros per year': 'a little' },
        send: 'Save and show three paths',
        says: /Enter an amount/,
      },
      {
        place: 'student/s2/wishes',
        wrong: { Maths: '101' },
        send: 'Save and show three paths',
        says: /from 0 to 100/,
      },
    ],
  },
];

/** Opens an application past its door; one inside a case study wakes up when it comes into view. */
export async function openWalk(
  page: Page,
  { path, kept = {} }: Pick<Walk, 'path' | 'kept'>,
  place: string,
): Promise<void> {
  await page.addInitScript((values) => {
    localStorage.setItem('demo:looked-around', '"yes"');
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(`demo:${key}`, JSON.stringify(value));
  }, kept);
  await page.goto(`${path}#/${place}`);
  await page.locator('[data-application]').scrollIntoViewIfNeeded();
}
