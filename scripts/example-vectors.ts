// Makes what comes with the sources of texts that we wrote ourselves: the vectors of the news demo's examples and of the
// leaflet, the leaflet's first answer, and the results that the small tasks begin with. Run it after one of these texts was changed.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { taskIds } from '../content/ai-demos/ai-demos.ts';
import { answerLeaflet, leafletPassages } from '../demos/leaflet/answer-leaflet.ts';
import { firstQuestion } from '../demos/leaflet/questions.ts';
import { exampleQuestions, sampleArticles } from '../demos/news/examples/articles.ts';
import { taskForms } from '../demos/small-tasks/fields.ts';
import { mails } from '../demos/small-tasks/morning/mails.ts';
import { runMorning } from '../demos/small-tasks/morning/run-morning.ts';
import { tasks } from '../demos/small-tasks/run-task.ts';
import { makeLibrary } from '../engines/answer/library.ts';
import { packVectors } from '../engines/embed/known-vectors.ts';
import { openMiniLm } from '../engines/embed/minilm.ts';
import { modelBytes } from '../engines/embed/testing/model-bytes.ts';
import { openReader } from '../engines/reader/reader.ts';
import { sentencesOf } from '../engines/retrieve/sentences.ts';

const demos = join(import.meta.dirname, '../demos');
const written: string[] = [];
const write = async (file: string, value: object) => {
  written.push(join(demos, file));
  await writeFile(join(demos, file), `${JSON.stringify(value, null, 2)}\n`);
};

const embed = await openMiniLm(await modelBytes('miniLm'));
const packedOf = async (texts: readonly string[]) => packVectors(texts, await embed(texts));

await write(
  'news/examples/vectors.json',
  await packedOf([
    ...sampleArticles.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf)),
    ...exampleQuestions,
  ]),
);
await write('leaflet/vectors.json', await packedOf(leafletPassages.flatMap(({ text }) => sentencesOf(text))));
const library = await makeLibrary(leafletPassages, {
  embed,
  read: await openReader(await modelBytes('reader')),
});
await write('leaflet/first-answer.json', await answerLeaflet(firstQuestion, library));
const results: Record<string, unknown> = {};
for (const id of taskIds) results[id] = await tasks[id](taskForms[id].example, embed);
await write('small-tasks/first-results.json', results);
await write(
  'small-tasks/morning/first-morning.json',
  await runMorning(mails, (id, input) => tasks[id](input, embed)),
);
// As the check of the sources wants it, so that nobody has to format these files by hand.
const biome = join(import.meta.dirname, '../node_modules/.bin/biome');
await promisify(execFile)(biome, ['format', '--write', ...written]);
process.exit(0);
