import type { Models } from '#engines/answer/answer.ts';
import { printTable } from '../../print.ts';
import { asideDocuments, seenDocuments } from './all.ts';
import { askDocuments, type Outcome } from './ask-documents.ts';

const shortened = (text: string): string => (text.length > 48 ? `${text.slice(0, 47)}…` : text);
const count = (outcomes: readonly Outcome[], holds: (one: Outcome) => boolean): string =>
  `${outcomes.filter(holds).length} of ${outcomes.length}`;

function print(heading: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${heading}`);
  printTable(
    ['file', 'question', 'place', 'right', 'said'],
    outcomes.map(({ document, question, isPlaceFound, isRight, said }) => [
      document,
      question,
      isPlaceFound ? 'yes' : 'no',
      isRight ? 'yes' : 'NO',
      shortened(said),
    ]),
  );
  console.log(
    `place found ${count(outcomes, ({ isPlaceFound }) => isPlaceFound)}, answer right ${count(outcomes, (one) => one.isRight)}`,
  );
}

/** Asks questions about the files and prints the results: first the files used while the rules were fixed, then those held out. */
export async function printDocuments(models: Models, isDevelopment: boolean): Promise<void> {
  print('Used while faults were fixed', await askDocuments(seenDocuments, models));
  if (!isDevelopment) print('Held out until then', await askDocuments(asideDocuments, models));
}
