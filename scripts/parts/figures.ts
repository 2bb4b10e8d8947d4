import { onLegs, seated, withBody } from '../../engines/compose/parts/own/bodies.ts';

/** Animals that the sets draw without a body: fur, its shade, belly. */
const seatedAnimals: Readonly<Record<string, readonly [string, string, string]>> = {
  bear: ['#a56953', '#8c5543', '#f3ad61'],
  fox: ['#ff822d', '#d67d00', '#ffdea7'],
  lion: ['#f3ad61', '#d3883e', '#ffdea7'],
  wolf: ['#9b9b9b', '#7a7a7a', '#e6e6e6'],
  panda: ['#f4f4f4', '#321b41', '#ffffff'],
  'polar-bear': ['#f4f4f4', '#d3d3d3', '#ffffff'],
  koala: ['#9b9b9b', '#7a7a7a', '#e6e6e6'],
  raccoon: ['#9b9b9b', '#636363', '#d3d3d3'],
  hamster: ['#f3ad61', '#d3883e', '#fff2cf'],
  frog: ['#00d26a', '#008463', '#fff478'],
  moose: ['#a56953', '#6d4534', '#c78a68'],
  boar: ['#6d4534', '#4c2f24', '#8c5543'],
  unicorn: ['#f3eef8', '#cdc4d6', '#ffffff'],
};

const trades =
  'astronaut artist cook construction-worker detective farmer firefighter guard judge health-worker mechanic office-worker pilot police-officer scientist singer student teacher factory-worker mage superhero supervillain vampire elf genie in-tuxedo with-veil wearing-turban';
const bust = new RegExp(
  `^(man-|woman-|person-|)(${trades.split(' ').join('|')})$|^(ninja|prince|princess|santa-claus|mrs-claus|mx-claus|troll|person-with-crown|person-with-skullcap|woman-with-headscarf|robot)$`,
);
const heads: Readonly<Record<string, readonly [string, string]>> = {
  boy: ['#00a6ed', '#0074ba'],
  girl: ['#f92f60', '#ca0b4a'],
  child: ['#00d26a', '#008463'],
  baby: ['#fcd53f', '#f9c23c'],
  'old-man': ['#8d65c5', '#7045ab'],
  'old-woman': ['#ff6dc6', '#ca0b70'],
  'older-person': ['#44911b', '#336d13'],
  alien: ['#636363', '#4a4a4a'],
};

/** A drawing of the sets with the body that it lacks, or as it is. */
export function figureOf(name: string, body: string): { width: number; height: number; body: string } | null {
  const fur = seatedAnimals[name];
  if (fur) return seated(body, ...fur);
  const shirt = heads[name];
  if (shirt) return withBody(body, name === 'alien' ? '#cdc4d6' : '#ffc83d', ...shirt);
  return bust.test(name) ? onLegs(body, '#533566', '#321b41') : null;
}
