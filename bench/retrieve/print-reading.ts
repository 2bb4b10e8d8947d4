import { threshold } from '#engines/answer/library.ts';
import { printTable } from '../print.ts';
import { writeProof } from '../proof.ts';
import type { ReadingFigures } from './reading.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

/** Measured on XQuAD English when the reader was made (`engines/reader/README.md`), and what it must reach. */
const made = ['97.1', '66.6 / 79.4', '65.5 / 77.9', '0.991', ''];
const targets = ['97', '65 / 78.5', '– / 77', '0.985', ''];

/** Prints what the reader made of the questions, beside what it must reach on XQuAD. */
export function printReading({
  questions,
  rightFirst,
  given,
  corpus,
  auc,
  refused,
  medianMs,
  nativeMs,
}: ReadingFigures) {
  console.log(`\nThe reader: ${questions} questions`);
  const pair = ({ exact, f1 }: { exact: number; f1: number }) => `${percent(exact)} / ${percent(f1)}`;
  const mine = [percent(rightFirst), pair(given), pair(corpus), auc.each.toFixed(3), auc.surest.toFixed(3)];
  const names = [
    'right paragraph first, after re-ranking five',
    'exact / F1, given the paragraph',
    'exact / F1 over all paragraphs',
    'AUC, against other paragraphs of the article',
    'AUC, against the surest of these',
  ];
  printTable(
    ['', 'here', 'XQuAD, native', 'XQuAD, target'],
    names.map((name, at) => [name, mine[at] ?? '', made[at] ?? '', targets[at] ?? '']),
  );
  const native =
    nativeMs === null ? 'not measured: install onnxruntime-node to measure it' : `${Math.round(nativeMs)} ms`;
  console.log(
    `At ${threshold} it wrongly refuses ${percent(refused.wrongly)}% of the passages that answer and rightly refuses ${percent(refused.rightly)}% of those that are only related; five passages take ${Math.round(medianMs)} ms on one core in WebAssembly (natively ${native})`,
  );
}

/** Puts the figures where pages read them, under the name of the questions. */
export function writeReading(name: string, command: string, figures: ReadingFigures): Promise<void> {
  const id = (part: string) => `reader.${name}.${part}`;
  const share = (part: string, value: number) => ({ id: id(part), value: Number(percent(value)), unit: '%' });
  return writeProof(command, [
    { id: id('questions'), value: figures.questions, unit: 'questions' },
    share('first', figures.rightFirst),
    share('given.exact', figures.given.exact),
    share('given.f1', figures.given.f1),
    share('corpus.exact', figures.corpus.exact),
    share('corpus.f1', figures.corpus.f1),
    share('refused.wrongly', figures.refused.wrongly),
    share('refused.rightly', figures.refused.rightly),
    { id: id('auc'), value: Number(figures.auc.each.toFixed(3)), unit: '' },
    { id: id('auc.surest'), value: Number(figures.auc.surest.toFixed(3)), unit: '' },
    { id: id('five-passages'), value: Math.round(figures.medianMs), unit: 'ms' },
    ...(figures.nativeMs === null
      ? []
      : [{ id: id('five-passages.native'), value: Math.round(figures.nativeMs), unit: 'ms' }]),
  ]);
}
