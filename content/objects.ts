import type { Picture } from '#lib/look/picture.ts';
import type { ObjectName } from './object-names.ts';
import { badge } from './pictures/badge.ts';
import { blocks } from './pictures/blocks.ts';
import { book } from './pictures/book.ts';
import { bubbles } from './pictures/bubbles.ts';
import { calendar } from './pictures/calendar.ts';
import { cardWheel } from './pictures/card-wheel.ts';
import { chain } from './pictures/chain.ts';
import { drawer } from './pictures/drawer.ts';
import { foldedSheet } from './pictures/folded-sheet.ts';
import { keyhole } from './pictures/keyhole.ts';
import { ladder } from './pictures/ladder.ts';
import { microphone } from './pictures/microphone.ts';
import { nestedCubes } from './pictures/nested-cubes.ts';
import { nestedRings } from './pictures/nested-rings.ts';
import { newspaper } from './pictures/newspaper.ts';
import { priceTag } from './pictures/price-tag.ts';
import { prism } from './pictures/prism.ts';
import { seal } from './pictures/seal.ts';
import { shelf } from './pictures/shelf.ts';
import { sieve } from './pictures/sieve.ts';
import { signpost } from './pictures/signpost.ts';
import { stethoscope } from './pictures/stethoscope.ts';
import { van } from './pictures/van.ts';
import { wave } from './pictures/wave.ts';

/** The picture of every object that content may name. */
export const objects: Record<ObjectName, Picture> = {
  van,
  wave,
  ladder,
  keyhole,
  badge,
  sieve,
  book,
  shelf,
  seal,
  foldedSheet,
  chain,
  newspaper,
  cardWheel,
  stethoscope,
  nestedRings,
  signpost,
  nestedCubes,
  microphone,
  bubbles,
  calendar,
  blocks,
  priceTag,
  drawer,
  prism,
};
