import { z } from 'zod';
import { hues } from '#lib/look/hue.ts';
import { kinds, priceModels, statuses } from './kinds.ts';

/** The address of an entry; two words are pages beside the entries. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Use lower-case letters, digits and single hyphens.' })
  .max(60)
  .refine((value) => value !== 'compare' && value !== 'saved', {
    error: 'This address already belongs to another page.',
  });

const line = z.string().trim().min(1).max(160);
/** A page of this site, or an address elsewhere. */
export const path = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)\S*$/, { error: 'Start with a slash or with https://.' })
  .max(500);

/** An application as an operator writes it. */
export const applicationSchema = z.object({
  slug,
  name: line.max(60),
  tagline: line,
  summary: z.string().trim().min(1).max(400),
  /** Markdown. */
  description: z.string().max(20_000),
  category: line.max(40),
  industries: z.array(line.max(40)).max(12),
  features: z.array(z.tuple([line.max(40), line.max(300)])).max(20),
  stack: z.array(line.max(40)).max(20),
  kind: z.enum(kinds),
  priceModel: z.enum(priceModels),
  takes: line,
  gives: line,
  hue: z.enum(hues),
  /** The rendered object on its tile (content/object-names.ts). */
  object: line.max(40),
  /** The templates whose screens show it, by path. */
  screens: z.array(path).max(12),
  /** Pictures that came with a submission. */
  pictures: z
    .array(
      z.object({
        path,
        alt: z.string().max(200),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
      }),
    )
    .max(12)
    .default([]),
  /** Who makes it, where that is not the studio. */
  maker: line.max(80).nullable().default(null),
  demoUrl: path.nullable(),
  storyUrl: path.nullable(),
  status: z.enum(statuses),
  position: z.number().int().min(0).max(1_000_000),
});
export type ApplicationWish = z.output<typeof applicationSchema>;
