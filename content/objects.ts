import type { Picture } from '#lib/picture.ts';
import type { ObjectName } from './object-names.ts';
import { bubbles } from './pictures/bubbles.ts';
import { microphone } from './pictures/microphone.ts';
import { van } from './pictures/van.ts';

/** The picture of every object that content may name. */
export const objects: Record<ObjectName, Picture> = {
  van,
  wave: van,
  ladder: van,
  keyhole: van,
  badge: van,
  sieve: van,
  book: van,
  shelf: van,
  seal: van,
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
  calendar: van,
  blocks: van,
  priceTag: van,
  drawer: van,
  prism: van,
};
