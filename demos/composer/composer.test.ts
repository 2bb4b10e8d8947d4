import { expect, it } from 'vitest';
import { makeDictionary } from '#engines/compose/parts/dictionary.ts';
import { added, coloured, duplicated, moved, removed, replaced, shifted, sized } from './changes.ts';
import { exampleSentences } from './examples/examples.ts';
import { firstPicture, serverParts } from './first-picture.server.ts';
import { nearestPart, readVectors } from './nearest-part.ts';
import packed from './part-vectors.json' with { type: 'json' };
import { fileOf, neededBy, pictureOf } from './picture.ts';
import { composerState } from './state.ts';
import { finding, leftOut } from './words.ts';

const { state, parts, drawings } = firstPicture();
const partOf = (id: string) => parts.find((part) => part.id === id);
const [first] = state.scene.objects;
const id = first?.id ?? '';

it('has all it takes to draw the first example on the server', () => {
  expect(neededBy(state.scene).filter((part) => !(part in drawings))).toEqual([]);
  expect(state.missing).toEqual([]);
  expect(composerState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

it('understands every word of its examples', () => {
  const dictionary = makeDictionary(serverParts());
  for (const { id: example, prompt } of exampleSentences) {
    const { missing, skipped } = pictureOf({ example, prompt, seed: 1, variation: 0, meant: {} }, dictionary);
    expect({ prompt, missing, skipped }).toEqual({ prompt, missing: [], skipped: [] });
  }
});

it('names the picture and the licences of its parts in the file', () => {
  const file = fileOf({ ...state, prompt: 'a <dog> & "cat"' }, partOf, drawings);
  expect(file).toContain('<title>a &lt;dog&gt; &amp; &quot;cat&quot;</title>');
  expect(file).toContain('Microsoft Corporation, MIT licence');
  expect(file).not.toContain('Noto Emoji');
  expect(file).not.toMatch(/<script|href="http/);
});

it('changes one object and leaves the others', () => {
  const { scene } = state;
  const one = (next: typeof scene) => next.objects.find((object) => object.id === id);
  expect(one(moved(scene, id, 300, 400))).toMatchObject({ x: 300, y: 400 });
  expect(one(moved(scene, id, -900, 9000))?.x).toBe(0);
  expect(one(sized(scene, id, 1))?.height).toBe(24);
  expect(one(coloured(scene, id, '#2878f0', 'blue'))).toMatchObject({
    colour: '#2878f0',
    colourWord: 'blue',
  });
  expect(one(replaced(scene, id, 'fox', 'fox'))).toMatchObject({ part: 'fox', colour: null });
  expect(removed(scene, id).objects).toHaveLength(scene.objects.length - 1);
  expect(shifted(scene, id, 1).objects[1]?.id).toBe(id);
  expect(shifted(scene, id, -1)).toBe(scene);
  const copy = duplicated(scene, id);
  expect(new Set(copy?.scene.objects.map((object) => object.id)).size).toBe(scene.objects.length + 1);
  expect(added(scene, 'fox', 'fox')?.scene.objects.at(-1)?.part).toBe('fox');
});

it('says in words what was left out', () => {
  expect(finding(state)).toBe(`${state.scene.objects.length} objects, nothing left out`);
  const notes = leftOut(
    { missing: ['quokka'], skipped: ['eating'], crowded: ['balloons'], meant: { moggy: 'dog' } },
    partOf,
  );
  expect(notes).toHaveLength(4);
  expect(notes[1]).toBe('There’s no room for all the balloons: a picture holds 16 things, up to 20 of each.');
  expect(notes[2]).toContain('dog');
});

it.each([
  ['fifty red balloons', 20, ['balloons']],
  ['twenty cats, twenty dogs, twenty cows, twenty pigs, twenty frogs, twenty foxes', 100, ['frogs', 'foxes']],
  [`${'a red cat and '.repeat(16)}a blue dog`, 16, ['dog']],
] as const)(
  'draws of “%s” as many as fit, and says what there would be more of',
  (prompt, count, crowded) => {
    const drawn = pictureOf(
      { example: null, prompt, seed: 1, variation: 0, meant: {} },
      makeDictionary(serverParts()),
    );
    expect(drawn.scene.objects).toHaveLength(count);
    expect(drawn.scene.objects.every(({ colourWord }) => colourWord !== 'blue')).toBe(true);
    expect(drawn.crowded).toEqual(crowded);
    expect(finding(drawn)).toBe(`${count} objects, fewer than you asked for`);
    expect(composerState.safeParse(drawn).success).toBe(true);
  },
);

it('opens links that were made before it noted what does not fit', () => {
  const { crowded, ...older } = state;
  expect(crowded).toEqual([]);
  expect(composerState.parse(JSON.parse(JSON.stringify(older)))).toEqual(state);
});

it('finds the nearest part by meaning, and none for what is far from all', () => {
  const vectors = readVectors(packed);
  const dog = vectors.vectors[vectors.ids.indexOf('dog')];
  expect(dog && nearestPart(vectors, dog)).toBe('dog');
  expect(nearestPart(vectors, new Float32Array(dog?.length ?? 0))).toBeNull();
});
