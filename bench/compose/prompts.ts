import { createRandom } from '#lib/random/random.ts';

/** One sentence and what a picture of it has to show. */
export interface Case {
  kind: 'one object' | 'two objects' | 'counting' | 'colour' | 'position' | 'binding';
  prompt: string;
  /** Which objects, how many of each and in which colour. */
  wanted: readonly { name: string; count: number; colour: string | null }[];
  /** How the first stands to the second. */
  position: 'left of' | 'right of' | 'above' | 'below' | null;
  /** Kept aside: the composer was not tuned with these. */
  keptAside: boolean;
}

/** The 80 kinds of object of COCO. */
const cocoNames =
  'person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant,stop sign,parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,backpack,umbrella,handbag,tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,tennis racket,bottle,wine glass,cup,fork,knife,spoon,bowl,banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch,potted plant,bed,dining table,toilet,tv,laptop,computer mouse,remote,computer keyboard,cell phone,microwave,oven,toaster,sink,refrigerator,book,clock,vase,scissors,teddy bear,hair drier,toothbrush'.split(
    ',',
  );
const colours = 'red,orange,yellow,green,blue,purple,pink,brown,black,white'.split(',');
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const positions = ['left of', 'right of', 'above', 'below'] as const;
/** What nobody counts or asks for in another colour. */
const uncounted = new Set(['skis', 'scissors', 'broccoli']);
const irregular: Readonly<Record<string, string>> = {
  person: 'people',
  sheep: 'sheep',
  knife: 'knives',
  'computer mouse': 'computer mice',
};

const an = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
const plural = (name: string): string =>
  irregular[name] ?? (/(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`);

/** 200 sentences in the style of GenEval; every second one of each kind is held out. */
export function makeCases(): Case[] {
  const random = createRandom(2026);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const two = (from: readonly string[]): [string, string] => {
    const one = pick(from);
    return [one, pick(from.filter((name) => name !== one))];
  };
  const coloured = cocoNames.filter((name) => !['orange', 'person', ...uncounted].includes(name));
  const counted = cocoNames.filter((name) => !uncounted.has(name));
  const thing = (name: string, count = 1, colour: string | null = null) => ({ name, count, colour });
  const make: Readonly<Record<Case['kind'], [number, () => Pick<Case, 'prompt' | 'wanted' | 'position'>]>> = {
    'one object': [
      40,
      () => {
        const name = pick(cocoNames);
        return { prompt: `a photo of ${an(name)}`, wanted: [thing(name)], position: null };
      },
    ],
    'two objects': [
      40,
      () => {
        const [one, other] = two(cocoNames);
        return {
          prompt: `a photo of ${an(one)} and ${an(other)}`,
          wanted: [thing(one), thing(other)],
          position: null,
        };
      },
    ],
    counting: [
      30,
      () => {
        const name = pick(counted);
        const count = 2 + Math.floor(random() * 5);
        return {
          prompt: `a photo of ${numbers[count]} ${plural(name)}`,
          wanted: [thing(name, count)],
          position: null,
        };
      },
    ],
    colour: [
      30,
      () => {
        const name = pick(coloured);
        const colour = pick(colours);
        return {
          prompt: `a photo of ${an(`${colour} ${name}`)}`,
          wanted: [thing(name, 1, colour)],
          position: null,
        };
      },
    ],
    position: [
      30,
      () => {
        const [one, other] = two(cocoNames);
        const position = pick(positions);
        return {
          prompt: `a photo of ${an(one)} ${position} ${an(other)}`,
          wanted: [thing(one), thing(other)],
          position,
        };
      },
    ],
    binding: [
      30,
      () => {
        const [one, other] = two(coloured);
        const [first, second] = two(colours);
        return {
          prompt: `a photo of ${an(`${first} ${one}`)} and ${an(`${second} ${other}`)}`,
          wanted: [thing(one, 1, first), thing(other, 1, second)],
          position: null,
        };
      },
    ],
  };
  return (Object.entries(make) as [Case['kind'], (typeof make)[Case['kind']]][]).flatMap(
    ([kind, [count, one]]) => {
      const seen = new Map<string, Case>();
      while (seen.size < count) {
        const next = one();
        if (!seen.has(next.prompt)) seen.set(next.prompt, { kind, ...next, keptAside: seen.size % 2 === 1 });
      }
      return [...seen.values()];
    },
  );
}
