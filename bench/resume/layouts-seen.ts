import { dotted, shortMonth, slashed } from './dates.ts';
import type { Facts } from './facts.ts';
import { type Placed, placedPdf, textBytes, wordFile, wordLines, wordTable } from './files.ts';
import type { Layout } from './layout.ts';

const ukText = (facts: Facts) =>
  textBytes([
    facts.name,
    facts.city,
    `Email: ${facts.email}`,
    `Tel: ${facts.phone}`,
    '',
    'Profile',
    'I like work that can be seen from the outside.',
    '',
    'Experience',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${title}, ${company} (${shortMonth(from)} – ${to ? shortMonth(to) : 'present'})`,
      ...did.map((line) => `- ${line}`),
      '',
    ]),
    'Education',
    `${facts.study}, ${facts.school}, ${facts.studied.join('–')}`,
    '',
    'Skills',
    facts.skills.join(', '),
  ]);

const usText = (facts: Facts) =>
  textBytes([
    facts.name.toUpperCase(),
    `${facts.city} | ${facts.phone} | ${facts.email}`,
    '',
    'SKILLS',
    facts.skills.join(' • '),
    '',
    'WORK EXPERIENCE',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${title} | ${company}`,
      `${slashed(from)} - ${to ? slashed(to) : 'Present'}`,
      ...did.map((line) => `• ${line}`),
      '',
    ]),
    'EDUCATION',
    `${facts.study}`,
    `${facts.school}, ${facts.studied[1]}`,
  ]);

const germanText = (facts: Facts) =>
  textBytes([
    'Lebenslauf',
    '',
    'Persönliche Daten',
    `Name: ${facts.name}`,
    `Wohnort: ${facts.city}`,
    `Telefon: ${facts.phone}`,
    `E-Mail: ${facts.email}`,
    '',
    'Berufserfahrung',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      `${dotted(from)} – ${to ? dotted(to) : 'heute'}`,
      `${title}, ${company}`,
      ...did,
      '',
    ]),
    'Ausbildung',
    `${facts.studied.join(' – ')}`,
    `${facts.study}, ${facts.school}`,
    '',
    'Kenntnisse',
    facts.skills.join(', '),
  ]);

const onePagePdf = (facts: Facts) => {
  const lines: Placed[] = [{ text: facts.name, x: 60, y: 50, size: 22 }];
  let y = 84;
  const add = (text: string, size = 10, gap = 15) => {
    lines.push({ text, x: 60, y, size });
    y += gap;
  };
  add(`${facts.email}   ${facts.phone}   ${facts.city}`, 10, 30);
  add('Experience', 14, 22);
  for (const { title, company, from, to, did } of facts.posts) {
    add(`${title} at ${company}`);
    add(`${shortMonth(from)} - ${to ? shortMonth(to) : 'Present'}`);
    for (const line of did) add(`• ${line}`, 10, 22);
  }
  add('Education', 14, 22);
  add(`${facts.study}, ${facts.school} (${facts.studied.join('-')})`, 10, 26);
  add('Skills', 14, 22);
  add(facts.skills.join(', '));
  return placedPdf(lines);
};

const sidebarPdf = (facts: Facts) => {
  const lines: Placed[] = [];
  let y = 60;
  const left = (text: string, size = 9, gap = 14) => {
    lines.push({ text, x: 40, y, size });
    y += gap;
  };
  left('Contact', 12, 20);
  left(facts.email);
  left(facts.phone);
  left(facts.city, 9, 26);
  left('Skills', 12, 20);
  for (const skill of facts.skills) left(skill);
  y = 60;
  const right = (text: string, size = 10, gap = 15) => {
    lines.push({ text, x: 220, y, size });
    y += gap;
  };
  right(facts.name, 24, 40);
  right('Work history', 13, 22);
  for (const { title, company, from, to, did } of facts.posts) {
    right(title, 11);
    right(`${company}, ${shortMonth(from)} – ${to ? shortMonth(to) : 'now'}`);
    for (const line of did) right(`- ${line}`, 10, 24);
  }
  right('Education', 13, 22);
  right(facts.study);
  right(`${facts.school}, ${facts.studied.join(' – ')}`);
  return placedPdf(lines);
};

const tableWord = (facts: Facts) =>
  wordFile(
    wordLines([facts.name, `${facts.email}, ${facts.phone}`, facts.city, 'Employment']) +
      wordTable(
        facts.posts.map(({ title, company, from, to, did }) => [
          [`${slashed(from)} – ${to ? slashed(to) : 'today'}`],
          [`${title}, ${company}`, ...did],
        ]),
      ) +
      wordLines(['Education']) +
      wordTable([[[facts.studied.join(' – ')], [`${facts.study}, ${facts.school}`]]]) +
      wordLines(['Skills', facts.skills.join('; ')]),
  );

const plainWord = (facts: Facts) =>
  wordFile(
    wordLines([
      facts.name,
      `Phone: ${facts.phone}`,
      `E-mail: ${facts.email}`,
      `Address: ${facts.city}`,
      'Key skills',
      ...facts.skills,
      'Professional experience',
      ...facts.posts.flatMap(({ title, company, from, to, did }) => [
        `${shortMonth(from)} – ${to ? shortMonth(to) : 'present'}: ${title}, ${company}`,
        ...did,
      ]),
      'Education and training',
      `${facts.studied.join('–')}: ${facts.study}, ${facts.school}`,
    ]),
  );

const companyFirst = (facts: Facts) =>
  textBytes([
    `${facts.name} — ${facts.posts[0]?.title}`,
    `${facts.email} · ${facts.phone} · ${facts.city}`,
    '',
    'EMPLOYMENT',
    ...facts.posts.flatMap(({ title, company, from, to, did }) => [
      company,
      `${title} — ${shortMonth(from)} to ${to ? shortMonth(to) : 'date'}`,
      ...did.map((line) => `* ${line}`),
      '',
    ]),
    'QUALIFICATIONS',
    `${facts.school} — ${facts.study} (${facts.studied[1]})`,
    '',
    'TECHNICAL SKILLS',
    facts.skills.join(' / '),
  ]);

/** The layouts that the rules were written on. */
export const seenLayouts: readonly Layout[] = [
  { name: 'text, British', ending: 'txt', make: ukText },
  { name: 'text, American', ending: 'txt', make: usText },
  { name: 'text, German', ending: 'txt', make: germanText },
  { name: 'PDF, one column', ending: 'pdf', make: onePagePdf },
  { name: 'PDF, two columns', ending: 'pdf', make: sidebarPdf },
  { name: 'Word, table', ending: 'docx', make: tableWord },
  { name: 'Word, plain', ending: 'docx', make: plainWord },
  { name: 'text, company first', ending: 'txt', make: companyFirst },
];
