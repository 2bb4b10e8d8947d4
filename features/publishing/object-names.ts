import type { ObjectName } from '#content/object-names.ts';

const names: Readonly<Record<ObjectName, true>> = {
  van: true,
  wave: true,
  ladder: true,
  keyhole: true,
  badge: true,
  sieve: true,
  book: true,
  shelf: true,
  seal: true,
  foldedSheet: true,
  chain: true,
  newspaper: true,
  cardWheel: true,
  stethoscope: true,
  nestedRings: true,
  signpost: true,
  nestedCubes: true,
  microphone: true,
  bubbles: true,
  calendar: true,
  blocks: true,
  priceTag: true,
  drawer: true,
  prism: true,
};

/** The rendered objects that a page can be given, without their pictures. */
export const objectNames = Object.keys(names) as ObjectName[];

/** Tells whether a text names one of them. */
export const isObjectName = (text: string): text is ObjectName => text in names;
