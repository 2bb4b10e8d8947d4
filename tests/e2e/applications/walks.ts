import type { Page } from '@playwright/test';

/** A form, and what a stranger would send by mistake. */
interface WrongForm {
  /** Where it stands: the end of the address, behind '#/'. */
  place: string;
  /** What is pressed before it can be seen. */
  open?: string;
  /** Fields that are emptied, or filled with something that cannot be. */
  wrong: Readonly<Record<string, string>>;
  send: string;
  /** What has to be said beside a field. */
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
        says: /name/i,
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
      { place: 'assignments/new', wrong: { Title: '' }, send: 'Create assignment', says: /./ },
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
      { place: 'readings', wrong: { Upper: 'high' }, send: 'Save reading', says: /./ },
      { place: '', open: 'Add a medicine', wrong: { Name: '' }, send: 'Add it', says: /./ },
      { place: 'visits', open: 'Book a visit', wrong: {}, send: 'Book this visit', says: /./ },
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
        place: 'student/s2/wishes',
        wrong: { Maths: '101' },
        send: 'Save and show three paths',
        says: /from 0 to 100/,
      },
    ],
  },
];

/** Opens an application past its door; one inside a case study wakes up when it comes into view. */
export async function openWalk(page: Page, { path, kept = {} }: Walk, place: string): Promise<void> {
  await page.addInitScript((values) => {
    localStorage.setItem('demo:looked-around', '"yes"');
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(`demo:${key}`, JSON.stringify(value));
  }, kept);
  await page.goto(`${path}#/${place}`);
  await page.locator('[data-application]').scrollIntoViewIfNeeded();
}
