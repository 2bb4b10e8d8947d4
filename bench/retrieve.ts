import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Embed } from '#engines/embed/embed.ts';
import { modelBytes } from '#engines/embed/testing/model-bytes.ts';
import { openReader } from '#engines/reader/reader.ts';
import { threshold } from '#engines/retrieve/retrieve.ts';
import { measuredEmbed, saidCost } from './embed.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { printDocuments } from './retrieve/documents/print-documents.ts';
import { areaUnderCurve, type Collection, type QuestionFile, readCases } from './retrieve/judge.ts';
import { certaintyElsewhere, certaintyOfMissing, placesByWay, sentencesFound } from './retrieve/measure.ts';
import { ownQuestions } from './retrieve/own-questions.ts';
import { printReading, writeReading } from './retrieve/print-reading.ts';
import { readAnswers } from './retrieve/reading.ts';

const known = {
  cases: { type: 'string' },
  apart: { type: 'boolean' },
  every: { type: 'string' },
  name: { type: 'string' },
  reader: { type: 'boolean' },
  documents: { type: 'boolean' },
  development: { type: 'boolean' },
} as const;

/** What was measured on XQuAD English when the ways were chosen: 240 paragraphs, 1,190 questions. */
const findings: readonly (readonly [string, number, number, number])[] = [
  ['minisearch as it comes (XQuAD)', 89.7, 96.4, 97.9],
  ['gte-small fp32, best sentence (XQuAD)', 93.2, 98.7, 99.2],
  ['four lists by rank (XQuAD, chosen)', 96.1, 99.2, 99.3],
];

const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * Asks the questions of a file (`--cases FILE`, as XQuAD has them; else our own), and counts what is found. `--apart` asks
 * each article by itself, `--every 4` every fourth question, `--reader` the reader alone, `--name` names the figures.
 * `--documents` instead asks whole files of everyday kinds; with `--development` only those the rules were mended on.
 */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const { values } = parseArgs({ args, options: known, strict: false });
  if (values.documents) return benchDocuments(values.development === true);
  const given = typeof values.cases === 'string';
  const file = given
    ? (JSON.parse(await readFile(String(values.cases), 'utf8')) as QuestionFile)
    : ownQuestions();
  // Our own articles tell parts of one story: each is asked by itself, as the demo does.
  const collections = readCases(file, given && !values.apart);
  const { embed, cost } = await measuredEmbed();
  const command = `npm run bench:retrieve${given ? ' -- --cases …' : ''}`;
  if (!values.reader) await benchRetrieval(collections, { embed, given, write, command });
  const read = await openReader(await modelBytes('reader'));
  const every = Math.max(1, Number(values.every ?? 1));
  const figures = await readAnswers(collections, { embed, read, every });
  printReading(figures);
  console.log(saidCost(cost));
  const name = typeof values.name === 'string' ? values.name : 'own';
  if (write) await writeReading(name, every > 1 ? `${command} --every ${every}` : command, figures);
}

/** Reads ten files as the tool does, and asks each three questions. */
async function benchDocuments(isDevelopment: boolean): Promise<void> {
  const { embed, cost } = await measuredEmbed();
  const read = await openReader(await modelBytes('reader'));
  await printDocuments({ embed, read }, isDevelopment);
  console.log(saidCost(cost));
}

interface RetrievalOptions {
  embed: Embed;
  given: boolean;
  write: boolean;
  command: string;
}

/** What is found without the reader: paragraphs, sentences, and whether the texts speak of it at all. */
async function benchRetrieval(
  collections: readonly Collection[],
  { embed, given, write, command }: RetrievalOptions,
): Promise<void> {
  const paragraphs = collections.reduce((sum, each) => sum + each.paragraphs.length, 0);
  const places = await placesByWay(collections, embed);
  const questions = places.values().next().value?.length ?? 0;
  console.log(
    `\nQuestions: ${questions} over ${paragraphs} paragraphs${given ? '' : ' of articles that we made up, each asked by itself (--cases FILE for others)'}`,
  );
  const recallOf = (own: readonly number[]) =>
    [1, 3, 5].map((most) => own.filter((place) => place < most).length / (own.length || 1));
  printTable(
    ['recall at', '1', '3', '5'],
    [
      ...[...places].map(([name, own]) => [name, ...recallOf(own).map(percent)]),
      ...findings.map(([name, ...shares]) => [name, ...shares.map((share) => share.toFixed(1))]),
    ],
  );
  const mine = recallOf([...places.values()].at(-1) ?? []);
  const found = await sentencesFound(collections, embed);
  const share = (holds: (one: { place: number; certainty: number }) => boolean) =>
    found.filter(holds).length / (found.length || 1);
  const first = share(({ place }) => place === 0);
  const three = share(({ place }) => place >= 0);
  console.log(
    `\nThe first sentence holds the answer to ${percent(first)}% of the questions, one of the first three to ${percent(three)}% (on XQuAD, when it was chosen: 78.8, 92.7)`,
  );
  const there = found.map(({ certainty }) => certainty);
  const missing = (await Promise.all(collections.map((each) => certaintyOfMissing(each, embed)))).flat();
  const near = areaUnderCurve(there, missing);
  const far = areaUnderCurve(there, await certaintyElsewhere(collections, embed));
  const doubted = share(({ certainty }) => certainty < threshold);
  const caught = missing.filter((value) => value < threshold).length / (missing.length || 1);
  console.log(
    `Recognising questions without an answer: AUC ${near.toFixed(3)} against other texts on the subject, ${far.toFixed(3)} without the article (XQuAD: 0.948, 0.986); at ${threshold} it doubts ${percent(doubted)}% of the answers wrongly and ${percent(caught)}% of the missing ones rightly`,
  );
  if (write)
    await writeProof(command, [
      { id: 'retrieve.recall.1', value: Number(percent(mine[0] ?? 0)), unit: '%' },
      { id: 'retrieve.recall.3', value: Number(percent(mine[1] ?? 0)), unit: '%' },
      { id: 'retrieve.sentence.1', value: Number(percent(first)), unit: '%' },
      { id: 'retrieve.sentence.3', value: Number(percent(three)), unit: '%' },
      { id: 'retrieve.missing.auc', value: Number(near.toFixed(3)), unit: '' },
      { id: 'retrieve.questions', value: questions, unit: 'questions' },
    ]);
}
