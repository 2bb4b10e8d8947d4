import { z } from 'zod';
import { places, seasons, styles, times, weathers } from '../words/setting.ts';

/** The frame of every picture, in its own units. */
export const frame = { width: 1600, height: 1200 } as const;

/** How many objects a picture may have. */
export const mostObjects = 100;

const length = z.number().min(-4000).max(6000);

const placedSchema = z.object({
  id: z.string().max(12),
  /** The part that is drawn, with a skin tone at the end if one was chosen. */
  part: z.string().max(80),
  /** What the visitor called it. */
  noun: z.string().max(80),
  /** Where it stands: its middle, and its foot. */
  x: length,
  y: length,
  height: z.number().min(8).max(3000),
  flip: z.boolean(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** The word for its colour, where somebody gave one. */
  colourWord: z.string().max(30).nullable(),
  shadow: z.enum(['ground', 'surface', 'none']),
});

/** Something that carries what would otherwise hang in the air. */
const ledgeSchema = z.object({ x: length, y: length, width: z.number().min(20).max(3000) });

/** A picture as a list of what is in it, drawn in that order. It may come from anybody's address, so it is checked. */
export const sceneSchema = z.object({
  seed: z.int().min(0).max(999_999),
  place: z.enum(places),
  time: z.enum(times),
  season: z.enum(seasons),
  weather: z.enum(weathers),
  style: z.enum(styles),
  objects: z.array(placedSchema).max(120),
  ledges: z.array(ledgeSchema).max(8),
});

export type Scene = z.output<typeof sceneSchema>;
export type Placed = z.output<typeof placedSchema>;
export type Ledge = z.output<typeof ledgeSchema>;
