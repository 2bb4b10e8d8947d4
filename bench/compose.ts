import { compose } from '#engines/compose/compose.ts';
import { drawScene } from '#engines/compose/draw/draw-scene.ts';
import { svgFile } from '#engines/compose/draw/svg-file.ts';
import { makeDictionary } from '#engines/compose/parts/dictionary.ts';
import index from '#engines/compose/parts/index.json' with { type: 'json' };
import { partsOf } from '#engines/compose/parts/part.ts';
import { collectDrawings } from '../scripts/parts/collect.ts';
import { iconsInARow } from './compose/icons-in-a-row.ts';
import { judge } from './compose/judge.ts';
import { knownShapes } from './compose/known-shapes.ts';
import { type Case, makeCases } from './compose/prompts.ts';
import { readPicture } from './compose/read-picture.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';

const percent = (part: number, whole: number): number => Math.round((1000 * part) / (whole || 1)) / 10;

/** Draws 200 sentences in the manner of GenEval and lets a reader that knows only shapes judge the files. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const drawn = collectDrawings();
  const parts = partsOf(index);
  const drawings = Object.fromEntries(drawn.map(({ id, body }) => [id, body]));
  const dictionary = makeDictionary(parts);
  const shapes = knownShapes();
  const times: number[] = [];

  function composed(prompt: string): string {
    const start = performance.now();
    const { scene } = compose(prompt, dictionary, { seed: 1 });
    const file = svgFile(drawScene(scene, dictionary.part, drawings), { title: '', alt: '', sets: [] });
    times.push(performance.now() - start);
    return file;
  }

  const results = makeCases().map((one) => ({
    ...one,
    wrong: judge(one, readPicture(composed(one.prompt), shapes)),
    peerWrong: judge(one, readPicture(iconsInARow(one.prompt, parts, drawings), shapes)),
  }));
  const share = (of: readonly (typeof results)[number][], by: 'wrong' | 'peerWrong') =>
    percent(of.filter((one) => one[by].length === 0).length, of.length);

  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const row = (name: string, of: typeof results): (string | number)[] => [
    name,
    of.length,
    share(of, 'wrong').toFixed(1),
    share(
      of.filter(({ keptAside }) => !keptAside),
      'wrong',
    ).toFixed(1),
    share(
      of.filter(({ keptAside }) => keptAside),
      'wrong',
    ).toFixed(1),
    share(of, 'peerWrong').toFixed(1),
  ];
  console.log('\nPictures of 200 sentences in the style of GenEval: share that are fully right, in %');
  printTable(
    ['', 'sentences', 'composer', 'tuned on', 'kept aside', 'icons in a row'],
    [
      ...kinds.map((kind) =>
        row(
          kind,
          results.filter((one: Case) => one.kind === kind),
        ),
      ),
      row('all', results),
    ],
  );
  console.log(`One picture takes ${median(times).toFixed(1)} ms (median).`);
  for (const { prompt, wrong, keptAside } of results)
    if (wrong.length > 0 && !keptAside) console.log(`  ${prompt}: ${wrong.join(', ')}`);
  if (write)
    await writeProof('npm run bench:compose', [
      { id: 'compose.right', value: share(results, 'wrong'), unit: '%' },
      {
        id: 'compose.right.kept-aside',
        value: share(
          results.filter(({ keptAside }) => keptAside),
          'wrong',
        ),
        unit: '%',
      },
      { id: 'compose.right.peer', value: share(results, 'peerWrong'), unit: '%' },
      { id: 'compose.sentences', value: results.length, unit: 'sentences' },
      { id: 'compose.time', value: Number(median(times).toFixed(1)), unit: 'ms' },
    ]);
}
