import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sentencesOf } from '#engines/retrieve/sentences.ts';
import { termsOf } from '#engines/retrieve/words.ts';
import { keySentences } from '#engines/summarize/key-sentences.ts';
import { centrality } from '#engines/summarize/rank-sentences.ts';
import { measuredEmbed, saidCost } from './embed.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { ownSummaries } from './summarize/own-summaries.ts';
import { type Rouge, rouge } from './summarize/rouge.ts';

const known = { cases: { type: 'string' }, most: { type: 'string' }, write: { type: 'boolean' } } as const;

interface Case {
  article: string;
  highlights: string;
}

/** What was measured on 250 articles of CNN/DailyMail when the way was chosen. */
const findings: readonly (readonly [string, number, number, number])[] = [
  ['lead-3 (CNN/DailyMail)', 29.9, 11.9, 26.9],
  ['TextRank (CNN/DailyMail)', 27.6, 9.7, 24.5],
  ['key sentences (CNN/DailyMail, chosen)', 30.8, 12.2, 27.5],
];

/** TextRank: the same graph, over the words that sentences share. */
function textRank(sentences: readonly string[]): number[] {
  const terms = sentences.map((text) => [...new Set(termsOf(text))]);
  const all = [...new Set(terms.flat())];
  const vectors = terms.map((own) => {
    const size = Math.sqrt(own.length) || 1;
    return Float32Array.from(all, (term) => (own.includes(term) ? 1 / size : 0));
  });
  const scores = centrality(vectors);
  return sentences
    .map((_, at) => at)
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
    .slice(0, 3)
    .sort((one, other) => one - other);
}

const mean = (scores: readonly Rouge[], part: keyof Rouge): number =>
  (100 * scores.reduce((sum, score) => sum + score[part], 0)) / (scores.length || 1);

/** Summarises the articles of a file (`--cases FILE`, lines of JSON with article and highlights; else our own) in three sentences. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  const cases: Case[] =
    typeof values.cases === 'string'
      ? (await readFile(values.cases, 'utf8'))
          .split('\n')
          .filter(Boolean)
          .slice(0, typeof values.most === 'string' ? Number(values.most) : 250)
          .map((line) => JSON.parse(line) as Case)
      : ownSummaries();
  const { embed, cost } = await measuredEmbed();
  const scores: Record<string, Rouge[]> = { 'key sentences': [], 'lead-3': [], TextRank: [] };
  for (const { article, highlights } of cases) {
    const sentences = article.split(/\n+/).flatMap(sentencesOf).slice(0, 120);
    const judge = (places: readonly number[]) =>
      rouge(places.map((at) => sentences[at] ?? '').join(' '), highlights);
    scores['key sentences']?.push(judge(keySentences(sentences, await embed(sentences)).short));
    scores['lead-3']?.push(judge([0, 1, 2]));
    scores.TextRank?.push(judge(textRank(sentences)));
  }
  console.log(
    `\nSummaries: ${cases.length} articles${values.cases ? '' : ', made up and summarised by ourselves, too few to judge by (--cases FILE for others)'}, three sentences each`,
  );
  const own = Object.entries(scores).map(([name, all]): [string, number, number, number] => [
    name,
    mean(all, 'one'),
    mean(all, 'two'),
    mean(all, 'l'),
  ]);
  const lead = own[1]?.[1] || 1;
  printTable(
    ['', 'ROUGE-1', 'ROUGE-2', 'ROUGE-L', 'to lead-3'],
    [
      ...own.map(([name, one, two, l]) => [
        name,
        one.toFixed(1),
        two.toFixed(1),
        l.toFixed(1),
        `${(one / lead).toFixed(2)} ×`,
      ]),
      ...findings.map(([name, one, two, l]) => [
        name,
        one.toFixed(1),
        two.toFixed(1),
        l.toFixed(1),
        `${(one / 29.9).toFixed(2)} ×`,
      ]),
    ],
  );
  console.log(saidCost(cost));
  const command = `npm run bench:summarize${values.cases ? ' -- --cases …' : ''}`;
  if (write)
    await writeProof(command, [
      { id: 'summarize.rouge.1', value: Number((own[0]?.[1] ?? 0).toFixed(1)), unit: '' },
      { id: 'summarize.rouge.1.lead', value: Number(lead.toFixed(1)), unit: '' },
      { id: 'summarize.articles', value: cases.length, unit: 'articles' },
    ]);
}
