import { applications } from './tables.server.ts';

/** What a list shows of an application. */
export const tileColumns = {
  slug: applications.slug,
  name: applications.name,
  tagline: applications.tagline,
  category: applications.category,
  kind: applications.kind,
  priceModel: applications.priceModel,
  takes: applications.takes,
  hue: applications.hue,
  object: applications.object,
  screens: applications.screens,
  pictures: applications.pictures,
  demoUrl: applications.demoUrl,
  status: applications.status,
};

export type Tile = Pick<typeof applications.$inferSelect, keyof typeof tileColumns>;
