const application = '/online-student-training-portal/demo';

/** The courses that can be taken in the browser. */
export const courses = [
  {
    href: '/pages/single-course',
    name: 'SQL that answers questions',
    length: '8 lessons, about 2 hours',
    text: 'Ask the books of a lost-property office, from the first select to ranks and running totals. The page runs your queries and says how their rows differ.',
    lessons: ['Ask for what you need', 'Only the rows that matter', 'In the right order', 'What isn’t there'],
    open: { label: 'Begin with SQL', href: `${application}#/lesson/sql-autumn/sql-1` },
  },
  {
    href: `${application}#/lesson/html-autumn/html-1`,
    name: 'HTML that everybody can use',
    length: '8 lessons, about 1 hour 40',
    text: 'Mend the pages of a ferry company for people who listen, use a keyboard or need more contrast. Each page is checked while you type.',
    lessons: ['Who is reading?', 'Headings are a map', 'Pictures in words', 'Buttons do, links lead'],
    open: { label: 'Begin with HTML', href: `${application}#/lesson/html-autumn/html-1` },
  },
] as const;
