import type { CsvValue } from '#lib/files/csv.ts';
import { keySentencesOf } from './key-places.ts';
import type { Answer, Reading, Written } from './reading.ts';
import type { NewsState } from './state.ts';
import { originOf, saidAuthor, saidDate } from './words.ts';

/** What is taken along. */
export interface Digest {
  reading: Reading;
  written: Written | null;
  answers: readonly Answer[];
  length: NewsState['length'];
}

const verdicts = {
  there: 'The text says:',
  near: 'The text may not answer this. Closest sentence:',
  missing: 'The text doesn’t answer this.',
};

/** A provider writes what matters most first, so that a shorter summary is the beginning of a longer one. */
const writtenLengths: Record<NewsState['length'], number> = { brief: 1, short: 3, long: 12 };

/** The sentences of the summary and who they are by. */
export function summaryOf({ reading, written, length }: Digest): Written {
  if (written && written.by.is === 'provider' && written.sentences.length > 0)
    return { by: written.by, sentences: written.sentences.slice(0, writtenLengths[length]) };
  const by = written?.by.is === 'engine' ? written.by : ({ is: 'engine', because: null } as const);
  return { by, sentences: keySentencesOf(reading, length) };
}

const telling = ({ verdict, passages, written }: Answer): readonly string[] => {
  if (verdict === 'missing') return [];
  return written && written.sentences.length > 0
    ? written.sentences.map(({ text }) => text)
    : passages.slice(0, 1).map(({ text }) => `“${text}”`);
};

/** The digest as Markdown. */
export function markdownOf(digest: Digest): string {
  const { reading, answers } = digest;
  const { by, sentences } = summaryOf(digest);
  const origins = reading.articles.map(
    (article) =>
      `- ${article.title}${article.address ? ` <${article.address}>` : ''}${originOf(article) ? ` (${originOf(article)})` : ''}`,
  );
  const facts = reading.articles.flatMap((article) =>
    article.facts.key.map(({ sentence }) => `- ${article.sentences[sentence]?.text ?? ''}`),
  );
  const events = reading.timeline.map(
    ({ on, text, sentence }) =>
      `- **${saidDate(on)}** ${reading.articles[text]?.sentences[sentence]?.text ?? ''}`,
  );
  const asked = answers.map((answer) =>
    [`**${answer.question}**`, verdicts[answer.verdict], ...telling(answer)].join('\n\n'),
  );
  const part = (heading: string, lines: readonly string[], between = '\n') =>
    lines.length > 0 ? [`## ${heading}`, lines.join(between)] : [];
  return `${[
    `# ${reading.title}`,
    origins.join('\n'),
    ...part('Summary', [...sentences.map(({ text }) => `- ${text}`), '', saidAuthor(by)]),
    ...part('Key facts', facts),
    ...part('Timeline', events),
    ...part('Questions', asked, '\n\n'),
  ].join('\n\n')}\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The digest as a page of its own: the text whole, with links from the summary into it. */
export function htmlOf(digest: Digest): string {
  const { reading, answers } = digest;
  const { by, sentences } = summaryOf(digest);
  const link = ({ article, sentence }: { article: number; sentence: number }) => `#s${article}-${sentence}`;
  const summary = sentences.map(
    ({ text, sources: [first] }) =>
      `<li>${first ? `<a href="${link(first)}">${escaped(text)}</a>` : escaped(text)}</li>`,
  );
  const texts = reading.articles.map((article, at) => {
    const lines = article.sentences.map(({ text, paragraph }, sentence) => {
      const begins = paragraph !== article.sentences[sentence - 1]?.paragraph;
      return `${begins ? '</p><p>' : ' '}<span id="s${at}-${sentence}">${escaped(text)}</span>`;
    });
    return `<h2>${escaped(article.title)}</h2><p><small>${escaped(originOf(article))}</small>${lines.join('')}</p>`;
  });
  const asked = answers.map(
    (answer) =>
      `<dt>${escaped(answer.question)}</dt><dd>${[verdicts[answer.verdict], ...telling(answer)].map(escaped).join(' ')}</dd>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(reading.title)}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}:target{background:#fe8}dt{font-weight:600}</style>
<h1>${escaped(reading.title)}</h1><ul>${summary.join('')}</ul><p><small>${escaped(saidAuthor(by))}</small></p>
${asked.length > 0 ? `<h2>Questions</h2><dl>${asked.join('')}</dl>` : ''}${texts.join('')}</html>\n`;
}

/** Every figure, date and name with its sentence, a row each. */
export function factRows({ articles }: Reading): { columns: string[]; rows: CsvValue[][] } {
  const rows = articles.flatMap(({ title, sentences, facts }) => {
    const row = (kind: string, fact: string, date: string, sentence: number): CsvValue[] => [
      kind,
      fact,
      date,
      sentence + 1,
      sentences[sentence]?.text ?? '',
      title,
    ];
    return [
      ...facts.figures.map(({ text, sentence }) => row('figure', text, '', sentence)),
      ...facts.dates.map(({ text, on, sentence }) => row('date', text, on, sentence)),
      ...facts.names.map(({ name, sentences: [first = 0] }) => row('name', name, '', first)),
    ];
  });
  return { columns: ['Kind', 'Fact', 'Date', 'Sentence', 'Text', 'Article'], rows };
}
