// Makes the vectors of the news demo's examples, in eight bits each: run it after an example's text was changed.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleQuestions, sampleArticles } from '../demos/news/examples/articles.ts';
import { openMiniLm } from '../engines/embed/minilm.ts';
import { modelFiles } from '../engines/embed/model-list.ts';
import { sentencesOf } from '../engines/retrieve/sentences.ts';

const root = join(import.meta.dirname, '..');
const bytesOf = ({ from }: { from: string }) => readFile(join(root, 'node_modules', from));
const tokenizer = (await bytesOf(modelFiles.tokenizer)).toString('utf8');
const embed = await openMiniLm({
  weights: await bytesOf(modelFiles.weights),
  tokenizer,
  runtime: await bytesOf(modelFiles.runtime),
});
const texts = [
  ...sampleArticles.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf)),
  ...exampleQuestions,
];
const vectors = await embed(texts);
const packed = texts.map((text, at) => {
  const vector = vectors[at] ?? new Float32Array();
  const top = Math.max(...vector.map(Math.abs)) || 1;
  return [
    text,
    Buffer.from(Int8Array.from(vector, (value) => Math.round((127 * value) / top))).toString('base64'),
  ];
});
await writeFile(
  join(root, 'demos/news/examples/vectors.json'),
  `${JSON.stringify(Object.fromEntries(packed), null, 1)}\n`,
);
process.exit(0);
