import type { Picture } from '#lib/picture.ts';
import type { ObjectName } from './object-names.ts';
import { book } from './pictures/book.ts';
import { bubbles } from './pictures/bubbles.ts';
import { calendar } from './pictures/calendar.ts';
import { drawer } from './pictures/drawer.ts';
import { ladder } from './pictures/ladder.ts';
import { microphone } from './pictures/microphone.ts';
import { prism } from './pictures/prism.ts';
import { seal } from './pictures/seal.ts';
import { van } from './pictures/van.ts';
import { wave } from './pictures/wave.ts';

/** The picture of every object that content may name. */
export const objects: Record<ObjectName, Picture> = {
  van,
  wave,
  ladder,
  keyhole: van,
  badge: van,
  sieve: van,
  book,
  shelf: van,
  seal,
  foldedSheet: van,
  chain: van,
  newspaper: van,
  cardWheel: van,
  stethoscope: van,
  nestedRings: van,
  signpost: van,
  nestedCubes: van,
  microphone,
  bubbles,
  calendar,
  blocks: van,
  priceTag: van,
  drawer,
  prism,
};
