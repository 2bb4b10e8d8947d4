import type { Part, PartKind } from './part.ts';

/** Heights in metres, a line each: how tall, then who. */
const heights = `
0.02: ant bug honeybee lady-beetle fly mosquito ring coin key pill spider cricket beetle worm
0.05: mushroom cherries strawberry lemon egg cookie snail butterfly computer-mouse pen pencil crayon mouse
0.1: red-apple green-apple tangerine banana doughnut cupcake sandwich hot-dog carrot tomato peach pear cup hot-beverage teacup-without-handle mobile-phone scissors baby-chick frog hamster wallet watch glasses sunglasses spoon fork kitchen-knife rose tulip soap toothbrush pizza hamburger candle
0.15: broccoli bowl-with-spoon closed-book open-book remote tie camera flying-disc baseball mantelpiece-clock alarm-clock bread cheese-wedge pineapple teapot keyboard bird blackbird hedgehog turtle
0.22: notebook ledger spiral-notepad clipboard memo newspaper soccer-ball basketball hair-drier baseball-glove birthday-cake wine-glass squirrel chipmunk laptop toaster owl parrot rabbit books running-shoe hiking-boot handbag radio television-small blossom sunflower
0.3: vase bottle teddy-bear microwave cat duck chicken rooster penguin backpack briefcase potted-plant package basket bucket skateboard fox raccoon guitar-small koala tennis umbrella-small
0.5: desktop-computer television luggage kite dog goose swan lobster snowboard-small tropical-fish fish sheep-small umbrella baseball-bat guitar suitcase
0.8: chair toilet bench fire-hydrant ewe goat pig wolf panda dining-table sink oven flamingo kangaroo leopard skis bed bathtub couch-and-lamp couch child baby wastebasket shopping-cart postbox
1.1: bicycle motorcycle motor-scooter lion tiger bear polar-bear deer donkey gorilla boy girl parking-meter snowman ladder
1.5: automobile taxi police-car racing-car cow horse zebra camel refrigerator floor-lamp surfboard tent ox rhinoceros hippopotamus telescope door piano snowboard unicorn
1.75: person-standing man-standing woman-standing ninja astronaut princess prince vertical-traffic-light stop-sign robot alien old-man old-woman older-person
2.4: delivery-truck fire-engine ambulance tractor bus sailboat street-lamp elephant minibus canoe speedboat palm-tree-small helicopter
3: hot-air-balloon airplane giraffe train tram locomotive small-airplane whale spouting-whale fountain t-rex rocket flying-saucer
4: deciduous-tree evergreen-tree palm-tree christmas-tree sauropod hut dragon ship
5.5: house house-with-garden derelict-house lighthouse ferry passenger-ship circus-tent barn
7: castle church ferris-wheel office-building hospital school hotel bank factory stadium mosque synagogue hindu-temple department-store tokyo-tower statue-of-liberty roller-coaster volcano mountain snow-capped-mountain mount-fuji
`;

const usual: Readonly<Record<PartKind, number>> = {
  activity: 0.25,
  animal: 0.5,
  flag: 0.6,
  food: 0.12,
  object: 0.3,
  person: 1.75,
  face: 0.5,
  symbol: 0.4,
  place: 2,
};

const byId = new Map(
  heights
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [metres = '', ids = ''] = line.split(': ');
      return ids.split(' ').map((id): [string, number] => [id, Number(metres)]);
    }),
);

/** How tall it is in life, in metres. */
export const metresOf = (part: Part): number => byId.get(part.id) ?? usual[part.kind];

const setOf = (ids: string): ReadonlySet<string> => new Set(ids.trim().split(/\s+/));

/** What is in the sky by itself. */
const flyers =
  setOf(`hot-air-balloon airplane small-airplane helicopter kite balloon butterfly honeybee bat dove eagle flying-saucer
  parachute comet ringed-planet globe-showing-europe-africa satellite monarch-butterfly shooting-star meteor
  phoenix-bird fly mosquito rocket person-superhero person-fairy sparkles snowflake`);

/** What belongs to the sky behind everything else. */
const lights = setOf(
  'sun sun-with-face crescent-moon full-moon full-moon-face rainbow cloud star glowing-star sun-behind-cloud cloud-with-rain cloud-with-lightning cloud-with-snow',
);

const swimmers =
  setOf(`fish tropical-fish blowfish shark dolphin whale spouting-whale octopus squid jellyfish seal orca
  coral crab lobster shrimp turtle spiral-shell`);
const boats = setOf(
  'sailboat ship ferry passenger-ship motor-boat speedboat canoe person-rowing-boat man-rowing-boat woman-rowing-boat ring-buoy anchor',
);

/** Where a thing is when nobody says. */
export type Stance = 'ground' | 'air' | 'light' | 'water';

export const stanceOf = ({ id }: Part): Stance => {
  if (lights.has(id)) return 'light';
  if (flyers.has(id)) return 'air';
  return boats.has(id) ? 'water' : 'ground';
};

export const swims = ({ id }: Part): boolean => swimmers.has(id);

/** How far below its top another thing stands on it, as a share of its height. */
const seats: Readonly<Record<string, number>> = {
  'dining-table': 0.1,
  bench: 0.52,
  chair: 0.55,
  bed: 0.42,
  'couch-and-lamp': 0.62,
  couch: 0.5,
  horse: 0.42,
  elephant: 0.12,
  camel: 0.25,
  cow: 0.25,
  zebra: 0.3,
  giraffe: 0.5,
  unicorn: 0.42,
  bicycle: 0.25,
  motorcycle: 0.3,
  'motor-scooter': 0.35,
  skateboard: 0.35,
  sailboat: 0.72,
  canoe: 0.55,
  turtle: 0.2,
  pig: 0.15,
  laptop: 0.05,
  'deciduous-tree': 0.2,
  cloud: 0.35,
  'birthday-cake': 0.3,
  dragon: 0.3,
  whale: 0.35,
  'spouting-whale': 0.45,
  mountain: 0.12,
};
export const seatOf = ({ id }: Part): number => seats[id] ?? 0.06;

/** What leaves room below. */
const roofs = setOf(
  'dining-table bench chair bed umbrella umbrella-on-ground deciduous-tree palm-tree evergreen-tree mushroom',
);
export const hasRoomBelow = ({ id }: Part): boolean => roofs.has(id);
