import { answerLeaflet, leafletPassages } from '#demos/leaflet/answer-leaflet.ts';
import {
  answeredQuestions,
  unansweredQuestions,
  urgentQuestions,
} from '#demos/leaflet/testing/forty-questions.ts';
import { warningOf } from '#demos/leaflet/warning-signs.ts';
import { makeLibrary } from '#engines/answer/library.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { modelBytes } from '#engines/embed/testing/model-bytes.ts';
import { openReader } from '#engines/reader/reader.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Asks the leaflet its forty questions with the models themselves, and says how many came out right. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const library = await makeLibrary(leafletPassages, {
    embed: await openMiniLm(await modelBytes('miniLm')),
    read: await openReader(await modelBytes('reader')),
  });
  const times: number[] = [];
  const ask = async (question: string) => {
    const began = performance.now();
    const answer = await answerLeaflet(question, library);
    times.push(performance.now() - began);
    return answer;
  };
  const urgent = urgentQuestions.filter(([question, call]) => warningOf(question)?.call === call).length;
  let right = 0;
  for (const [question, words] of answeredQuestions) {
    const { quote } = await ask(question);
    if (`${quote?.before}${quote?.answer}${quote?.after}`.includes(words)) right += 1;
  }
  for (const question of unansweredQuestions) {
    const { quote, warning } = await ask(question);
    if (!quote && !warning) right += 1;
  }
  const others = answeredQuestions.length + unansweredQuestions.length;
  console.log('\nThe leaflet and its forty questions');
  printTable(
    ['', 'right', 'of'],
    [
      ['urgent: whom to call', urgent, urgentQuestions.length],
      ['others: the sentence, or a no', right, others],
    ],
  );
  console.log(`\nAn answer took ${medianOf(times).toFixed(0)} ms (median)`);
  if (!write) return;
  await writeProof('npm run bench:leaflet', [
    { id: 'leaflet.urgent', value: urgent, unit: 'questions' },
    { id: 'leaflet.answered', value: right, unit: 'questions' },
    { id: 'leaflet.time', value: Math.round(medianOf(times)), unit: 'ms' },
  ]);
}
