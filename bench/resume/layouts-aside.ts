import { germanMonth, longMonth, shortMonth, shortYear, slashed } from './dates.ts';
import type { Facts } from './facts.ts';
import { type Placed, placedPdf, textBytes, wordFile, wordLines, wordTable } from './files.ts';
import type { Layout } from './layout.ts';

const employmentHistory = (facts: Facts) =>
  textBytes([
    'CURRICULUM VITAE',
    '',
    facts.name,
    `Mobile ${facts.phone}`,
    facts.email,
    facts.city,
    '',
    'PERSONAL STATEMENT',
    'Reliable, curious, and on time.',
    '',
    'EMPLOYMENT HISTORY',
    '',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${longMonth(from)} to ${to ? longMonth(to) : 'present'}`,
      `${company}`,
      `Job title: ${title}`,
      ...did,
      '',
    ]),
    'EDUCATION',
    `${facts.studied[0]} to ${facts.studied[1]}`,
    facts.school,
    facts.study,
    '',
    'KEY SKILLS',
    ...facts.skills.map((skill) => `- ${skill}`),
  ]);

const yearsFirst = (facts: Facts) =>
  textBytes([
    facts.name,
    `${facts.phone}, ${facts.email}`,
    `Lives in ${facts.city}`,
    '',
    '== Work ==',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${from} – ${to ?? 'ongoing'}: ${title} @ ${company}`,
      ...did.map((line) => `  ${line}`),
    ]),
    '',
    '== Studies ==',
    `${facts.studied.join('-')}: ${facts.study} @ ${facts.school}`,
    '',
    '== Skills ==',
    facts.skills.join(' | '),
  ]);

const werdegang = (facts: Facts) =>
  textBytes([
    facts.name,
    `Tel.: ${facts.phone}`,
    `Mail: ${facts.email}`,
    facts.city,
    '',
    'Beruflicher Werdegang',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${germanMonth(from)} bis ${to ? germanMonth(to) : 'heute'}   ${title} bei ${company}`,
      ...did.map((line) => `   • ${line}`),
    ]),
    '',
    'Studium',
    `${facts.studied[0]} bis ${facts.studied[1]}   ${facts.study}, ${facts.school}`,
    '',
    'Fähigkeiten',
    facts.skills.join(', '),
  ]);

const rightSidebarPdf = (facts: Facts) => {
  const lines: Placed[] = [{ text: facts.name, x: 50, y: 40, size: 26 }];
  let y = 90;
  const at =
    (x: number) =>
    (text: string, size = 10, gap = 16) => {
      lines.push({ text, x, y, size });
      y += gap;
    };
  const left = at(50);
  left('Career', 14, 24);
  for (const { title, company, from, to, did } of facts.posts) {
    left(`${title} – ${company}`, 11);
    left(`${shortYear(from)} – ${to ? shortYear(to) : 'today'}`, 9);
    for (const line of did) left(`• ${line}`, 10, 26);
  }
  left('Academic background', 14, 24);
  left(`${facts.study}, ${facts.school}`);
  left(facts.studied.join(' – '), 9);
  y = 90;
  const right = at(400);
  right('Get in touch', 13, 22);
  right(facts.phone);
  right(facts.email);
  right(facts.city, 10, 28);
  right('What I know', 13, 22);
  for (const skill of facts.skills) right(`• ${skill}`);
  return placedPdf(lines);
};

const rightDatesPdf = (facts: Facts) => {
  const lines: Placed[] = [
    { text: facts.name, x: 220, y: 40, size: 20 },
    { text: `${facts.city}  |  ${facts.email}  |  ${facts.phone}`, x: 130, y: 70, size: 9 },
  ];
  let y = 105;
  const row = (text: string, date: string, gap: number, size = 10) => {
    lines.push({ text, x: 50, y, size });
    if (date) lines.push({ text: date, x: 440, y, size: 9 });
    y += gap;
  };
  row('PROFESSIONAL EXPERIENCE', '', 22, 12);
  for (const { title, company, from, to, did } of facts.posts) {
    row(company, `${shortMonth(from)} – ${to ? shortMonth(to) : 'Present'}`, 15);
    row(title, '', 15);
    for (const line of did) row(`• ${line}`, '', 22);
  }
  row('EDUCATION', '', 22, 12);
  row(facts.school, facts.studied.join(' – '), 15);
  row(facts.study, '', 26);
  row('SKILLS', '', 22, 12);
  row(facts.skills.join(', '), '', 15);
  return placedPdf(lines);
};

const sidebarWord = (facts: Facts) =>
  wordFile(
    wordLines([facts.name]) +
      wordTable([
        [['Contact'], [facts.email, facts.phone]],
        [['Address'], [facts.city]],
        [['Skills'], [facts.skills.join(', ')]],
      ]) +
      wordLines(['Work experience']) +
      wordTable(
        facts.posts.map(({ title, company, from, to, did }) => [
          [title, company],
          [`${shortMonth(from)} – ${to ? shortMonth(to) : 'present'}`, ...did],
        ]),
      ) +
      wordLines(['Education', `${facts.study} (${facts.school}), ${facts.studied.join('–')}`]),
  );

const curriculumWord = (facts: Facts) =>
  wordFile(
    wordLines([
      'Curriculum Vitae',
      `Full name: ${facts.name}`,
      `Contact: ${facts.phone} / ${facts.email}`,
      `Residence: ${facts.city}`,
      'Positions held',
      ...facts.posts.flatMap(({ title, company, from, to, did }) => [
        `${title} (${company})`,
        `From ${slashed(from)} until ${to ? slashed(to) : 'now'}`,
        ...did,
      ]),
      'Degrees',
      `${facts.study}`,
      `${facts.school}, graduated ${facts.studied[1]}`,
      'Competencies',
      `${facts.skills.slice(0, -1).join(', ')} and ${facts.skills.at(-1)}`,
    ]),
  );

const sinceText = (facts: Facts) =>
  textBytes([
    facts.name,
    facts.email,
    facts.phone,
    facts.city,
    '',
    'About me',
    `I am a ${facts.posts[0]?.title.toLowerCase()} from ${facts.city}.`,
    '',
    'Jobs',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${title}, ${company}`,
      to ? `${from.slice(0, 4)} - ${to.slice(0, 4)}` : `since ${from.slice(0, 4)}`,
      ...did.map((line) => `> ${line}`),
    ]),
    '',
    'School',
    `${facts.study}, ${facts.school}`,
    `${facts.studied.join(' - ')}`,
    '',
    'I can',
    facts.skills.join(', '),
  ]);

/** Layouts that were written before the rules and held out: no rule was changed because of them. */
export const asideLayouts: readonly Layout[] = [
  { name: 'text, statement first', ending: 'txt', make: employmentHistory },
  { name: 'text, years first', ending: 'txt', make: yearsFirst },
  { name: 'text, German in lines', ending: 'txt', make: werdegang },
  { name: 'PDF, right column', ending: 'pdf', make: rightSidebarPdf },
  { name: 'PDF, dates at the right', ending: 'pdf', make: rightDatesPdf },
  { name: 'Word, everything in tables', ending: 'docx', make: sidebarWord },
  { name: 'Word, curriculum', ending: 'docx', make: curriculumWord },
  { name: 'text, years only', ending: 'txt', make: sinceText },
];
