import { proof } from '#content/proof.ts';
import type { Side } from './sides.ts';

const figure = (id: string): number => proof(id).value;

/** Our own home page, as `npm run bench:ours` measured it. */
export const ourSide: Side = {
  address: '/',
  at: `${proof('ours.seo').date}T00:00:00.000Z`,
  figures: {
    parties: figure('ours.parties'),
    following: figure('ours.following'),
    cookies: figure('ours.cookies'),
    headers: figure('ours.headers'),
    serious: figure('ours.serious'),
    seo: figure('ours.seo'),
    errors: figure('ours.errors'),
    warnings: figure('ours.warnings'),
  },
};
