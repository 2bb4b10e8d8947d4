import { metresOf, stanceOf, swims } from '../parts/habits.ts';
import type { Part } from '../parts/part.ts';
import type { Place } from '../words/setting.ts';

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.trim().split(/\s+/));

const homes: readonly (readonly [Place, ReadonlySet<string>])[] = [
  [
    'space',
    idsOf(
      'astronaut man-astronaut woman-astronaut rocket flying-saucer alien alien-monster ringed-planet satellite comet globe-showing-europe-africa',
    ),
  ],
  [
    'snow',
    idsOf(
      'skis snowboard snowman snowman-without-snow penguin polar-bear sled skier snowboarder ice-skate seal santa-claus',
    ),
  ],
  ['desert', idsOf('camel two-hump-camel cactus scorpion desert')],
  [
    'kitchen',
    idsOf(
      'refrigerator oven microwave toaster sink cook man-cook woman-cook cooking pot-of-food shallow-pan-of-food',
    ),
  ],
  [
    'room',
    idsOf(
      'couch-and-lamp couch bed chair toilet bathtub television desktop-computer floor-lamp dining-table door window framed-picture mirror shower hair-drier mantelpiece-clock musical-keyboard',
    ),
  ],
  [
    'street',
    idsOf(
      'automobile taxi bus police-car delivery-truck fire-engine ambulance motorcycle motor-scooter bicycle vertical-traffic-light horizontal-traffic-light stop-sign parking-meter fire-hydrant tram trolleybus minibus racing-car sport-utility-vehicle pickup-truck street-lamp office-building train',
    ),
  ],
  [
    'forest',
    idsOf(
      'bear fox wolf deer owl raccoon hedgehog evergreen-tree badger boar beaver moose squirrel chipmunk',
    ),
  ],
  [
    'beach',
    idsOf(
      'surfboard palm-tree umbrella-on-ground beach-with-umbrella coconut crab spiral-shell flamingo bikini',
    ),
  ],
];

/** Where a picture of these things is set when nobody says: where most of them are at home. */
export function choosePlace(parts: readonly Part[]): Place {
  if (parts.length === 0) return 'meadow';
  const every = (is: (part: Part) => boolean) => parts.every(is);
  if (every(swims)) return 'underwater';
  if (parts.some((part) => stanceOf(part) === 'water')) return 'sea';
  if (every((part) => stanceOf(part) !== 'ground'))
    return parts.some((part) => homes[0]?.[1].has(part.id)) ? 'space' : 'sky';
  const votes = homes.map(([place, ids]) => [place, parts.filter(({ id }) => ids.has(id)).length] as const);
  const [place, count] = votes.reduce((best, one) => (one[1] > best[1] ? one : best));
  const small = every((part) => metresOf(part) <= 0.31 && part.kind !== 'animal' && part.kind !== 'person');
  if (small && count * 2 <= parts.length) return 'table';
  return count > 0 ? place : 'meadow';
}
