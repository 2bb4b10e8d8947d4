// Makes the vectors of the news demo's examples, in eight bits each: run it after an example's text was changed.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleQuestions, sampleArticles } from '../demos/news/examples/articles.ts';
import { openMiniLm } from '../engines/embed/minilm.ts';
import { modelBytes } from '../engines/embed/testing/model-bytes.ts';
import { sentencesOf } from '../engines/retrieve/sentences.ts';

const root = join(import.meta.dirname, '..');
const embed = await openMiniLm(await modelBytes('miniLm'));
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
