import type { Career } from './careers.ts';

interface ResumeFacts {
  name: string;
  email: string;
  phone: string;
  city: string;
  career: Career;
  /** The year it was written in. */
  year: number;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A sample résumé in one of three layouts, and what its person is, in a few words. */
export function resumeText(facts: ResumeFacts, random: () => number): { text: string; headline: string } {
  const { name, email, phone, city, career, year } = facts;
  const pick = <T>(list: readonly T[], from = 0): T =>
    list[from + Math.floor(random() * (list.length - from))] as T;
  const some = (list: readonly string[], count: number): string[] => {
    const start = Math.floor(random() * list.length);
    return Array.from(
      { length: Math.min(count, list.length) },
      (_, at) => list[(start + at) % list.length] as string,
    );
  };
  const core = career.core.filter((_, at) => (at < 2 ? random() < 0.82 : random() < 0.7));
  const skills = [...core, ...some(career.more, 2 + Math.floor(random() * 3))];
  const posts = 1 + Math.floor(random() * 3);
  const layout = Math.floor(random() * 3);
  const companies = some(career.companies, posts);
  let end = year;
  const work = companies.map((company, at) => {
    const length = 1 + Math.floor(random() * 4);
    const [to, from] = [end, end - length];
    end = from;
    const title = pick(career.titles);
    const until = at === 0 && random() < 0.75 ? 'present' : `${pick(months)} ${to}`;
    const lines = some(career.did, 2).map((line) =>
      line.replace('{}', String(3 + Math.floor(random() * 60))),
    );
    return { title, company, from: `${pick(months)} ${from}`, until, lines };
  });
  const study = `${pick(career.studies)}, ${end - 3}–${end}`;
  const languages = some(career.languages, 2).join(', ');
  const dash = layout === 1 ? ' - ' : ' – ';
  const written = work.flatMap(({ title, company, from, until, lines }) =>
    layout === 2
      ? [`${from}${dash}${until}`, `${title}, ${company}`, ...lines.map((line) => `• ${line}`), '']
      : [`${title}, ${company} (${from}${dash}${until})`, ...lines.map((line) => `- ${line}`), ''],
  );
  const head = layout === 1 ? [name, `${city} | ${email} | ${phone}`] : [name, city, email, phone];
  const parts = [
    ['Skills', skills.join(layout === 0 ? ', ' : ' · '), ''],
    [layout === 2 ? 'Work experience' : 'Experience', ...written],
    ['Education', study, ''],
    ['Languages', languages],
  ];
  const order = layout === 1 ? [1, 0, 2, 3] : [0, 1, 2, 3];
  const text = [...head, '', ...order.flatMap((at) => parts[at] ?? [])].join('\n');
  return { text, headline: `${work[0]?.title} at ${work[0]?.company}` };
}
