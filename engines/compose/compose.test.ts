import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { altText } from './alt-text.ts';
import { compose } from './compose.ts';
import { inColour } from './draw/recolour.ts';
import { frame, sceneSchema } from './layout/scene.ts';
import { parse } from './parse/parse.ts';
import { aliases } from './parts/aliases.ts';
import { makeDictionary } from './parts/dictionary.ts';
import { fileOfDrawing, plainFileCount } from './parts/drawing-files.ts';
import { partsOf } from './parts/part.ts';

const index: unknown = JSON.parse(readFileSync(new URL('./parts/index.json', import.meta.url), 'utf8'));
const dictionary = makeDictionary(partsOf(index));
const read = (text: string) => parse(text, dictionary);
const drawn = (text: string, seed = 1) => compose(text, dictionary, { seed }).scene;
const things = (text: string) =>
  read(text).things.map(({ count, colour, part }) => [count, colour?.word ?? null, part]);

describe('reading a sentence', () => {
  it('finds things with their numbers and colours', () => {
    expect(things('three green birds and a blue dog')).toEqual([
      [3, 'green', 'bird'],
      [1, 'blue', 'dog'],
    ]);
    expect(things('The car is yellow and the bus is purple')).toEqual([
      [1, 'yellow', 'automobile'],
      [1, 'purple', 'bus'],
    ]);
    expect(things('five wine glasses, people')).toEqual([
      [5, null, 'wine-glass'],
      [3, null, 'person-standing'],
    ]);
  });

  it('colours what a set calls black', () => {
    expect(things('a black cat')).toEqual([[1, 'black', 'cat']]);
  });

  it('knows an orange from what is orange', () => {
    expect(things('an orange and an orange cat')).toEqual([
      [1, null, 'tangerine'],
      [1, 'orange', 'cat'],
    ]);
  });

  it('does not take a bus or an octopus for several', () => {
    expect(things('an octopus and two cactuses by a bus')).toEqual([
      [1, null, 'octopus'],
      [2, null, 'cactus'],
      [1, null, 'bus'],
    ]);
  });

  it('takes the last of several names for the thing itself', () => {
    expect(things('a teddy bear beside a desk lamp')).toEqual([
      [1, null, 'teddy-bear'],
      [1, null, 'floor-lamp'],
    ]);
  });

  it.each([
    ['a cat left of a dog', 'left of'],
    ['a cat to the right of a dog', 'right of'],
    ['a cat on top of a dog', 'on'],
    ['a cat underneath a table', 'under'],
    ['a cat riding a dog', 'on'],
    ['a cat in front of a house', 'in front of'],
  ])('reads %s', (text, kind) => {
    expect(read(text).relations).toEqual([{ of: 0, kind, to: 1 }]);
  });

  it('turns a sentence round that begins with where', () => {
    expect(read('behind a house stands a tree').relations).toEqual([{ of: 1, kind: 'behind', to: 0 }]);
    expect(read('on the left a snail, on the right a house').things.map(({ spot }) => spot)).toEqual([
      'left',
      'right',
    ]);
  });

  it('tells place, hour, season, weather and style from things', () => {
    const { things: found, ...rest } = read('a fox in a foggy forest at night in autumn, pastel');
    expect(found).toHaveLength(1);
    expect(rest).toMatchObject({
      place: 'forest',
      time: 'night',
      season: 'autumn',
      weather: 'fog',
      style: 'pastel',
    });
  });

  it('says what it cannot draw', () => {
    expect(read('a quokka eating an apple')).toMatchObject({ missing: ['quokka'], skipped: ['eating'] });
    expect(read('a yellow submarine under the sea').missing).toEqual(['submarine']);
    expect(read('a dog in a lush green field')).toMatchObject({ missing: [], skipped: ['lush'] });
    expect(parse('a quokka', dictionary, { quokka: 'kangaroo' }).things[0]?.part).toBe('kangaroo');
  });

  it('survives what is no sentence', () => {
    for (const text of [
      '',
      '   ',
      ',,,,',
      'on on under',
      '🦊',
      '<script>alert(1)</script>',
      'a '.repeat(500),
    ])
      expect(() => drawn(text)).not.toThrow();
  });
});

describe('laying a picture out', () => {
  it('draws the same for the same seed and something else for another', () => {
    const text = 'two cats and a dog in the park';
    expect(drawn(text, 7)).toEqual(drawn(text, 7));
    expect(drawn(text, 8).objects).not.toEqual(drawn(text, 7).objects);
  });

  it.each([1, 2, 3, 4, 5, 6])('puts things where they are said to be (seed %i)', (seed) => {
    const pair = (text: string) => drawn(text, seed).objects;
    const of = (text: string, noun: string) => {
      const found = pair(text).find((object) => object.noun === noun);
      if (!found) throw new Error(`no ${noun}`);
      return found;
    };
    const left = 'a dog left of a car';
    expect(of(left, 'dog').x).toBeLessThan(of(left, 'car').x);
    const above = 'a toaster above a cow';
    expect(of(above, 'toaster').y).toBeLessThan(of(above, 'cow').y - of(above, 'cow').height);
    const middle = 'a cat between two trees';
    const trees = pair(middle).filter(({ noun }) => noun === 'trees');
    expect(trees).toHaveLength(2);
    expect(Math.min(...trees.map(({ x }) => x))).toBeLessThan(of(middle, 'cat').x);
    expect(Math.max(...trees.map(({ x }) => x))).toBeGreaterThan(of(middle, 'cat').x);
  });

  it('keeps everything inside the picture', () => {
    for (const text of [
      'twenty elephants',
      'a giant whale above a huge castle on a giant elephant',
      'twelve trees and twelve houses',
    ])
      for (const { x, y, height } of drawn(text).objects) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(frame.width);
        expect(y - height).toBeGreaterThan(-20);
        expect(y).toBeLessThan(frame.height + 20);
      }
  });

  it('makes scenes that can be read back from a link', () => {
    const scene = drawn('three red birds above a boat at sunset');
    expect(sceneSchema.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });
});

it('says in words what a picture shows', () => {
  expect(altText(drawn('two red cats in a kitchen at night'))).toBe('Two red cats in a kitchen at night.');
  expect(altText(drawn('an owl left of a box in the forest'))).toBe(
    'An owl and a box in a forest, from left to right.',
  );
});

it('keeps light and shade when a colour changes', () => {
  const body = '<path fill="#f8312f"/><path fill="#ca0b4a"/><path fill="#00a6ed"/>';
  const [light, dark, other] = inColour(body, ['#f8312f', '#ca0b4a'], '#2878f0').match(/#\w{6}/g) ?? [];
  expect(light).toBe('#2878f0');
  expect(dark).not.toBe(light);
  expect(other).toBe('#00a6ed');
  expect(inColour('<path fill="#FFF"/>', ['#ffffff'], '#2878f0')).toBe('<path fill="#2878f0"/>');
});

it('finds parts by their names before those that are filed under a word', () => {
  const found = dictionary.search('tree', 8).map(({ id }) => id);
  expect(found[0]).toBe('deciduous-tree');
  expect(found).toContain('palm-tree');
  expect(dictionary.search('', 5)).toEqual([]);
});

it('has a drawing for every word that leads to one', () => {
  expect([...aliases].filter(([, id]) => !dictionary.part(id))).toEqual([]);
  expect(fileOfDrawing('dog')).toBeLessThan(plainFileCount);
  expect(fileOfDrawing('vertical-traffic-light')).toBeLessThan(plainFileCount);
  expect(fileOfDrawing('man-standing-dark')).toBeGreaterThanOrEqual(plainFileCount);
});
