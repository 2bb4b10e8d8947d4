import { applications as written } from '#content/applications/applications.ts';
import { defineSeed } from '#server/db/seed.ts';
import type { Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { learnWords, newRow } from './commands/put-application.server.ts';
import type { ApplicationWish } from './schema.ts';
import { applications } from './tables.server.ts';
import { catalogueTag } from './visible.server.ts';

/** The applications of a new site, as an operator would have written them. */
export const seededApplications: readonly ApplicationWish[] = written.map((each, position) => ({
  slug: each.slug,
  name: each.name,
  tagline: each.tagline,
  summary: each.lead,
  description: `${each.fits}\n\n**Limits.** ${each.ends}`,
  category: each.trade,
  industries: [...each.industries],
  features: each.does.map(([name, text]) => [name, text]),
  stack: [...each.stack],
  kind: each.kind,
  priceModel: each.price,
  takes: each.takes,
  gives: each.gives,
  hue: each.hue,
  object: each.object,
  screens: [...(each.screens ?? [])],
  pictures: [],
  maker: null,
  demoUrl: each.demo ?? null,
  storyUrl: each.caseStudy ?? null,
  status: each.status ?? 'published',
  position,
}));

/** Puts in the first applications where they are absent; what an operator changed stays. */
async function seedCatalogue(tx: Tx): Promise<void> {
  const added = await tx
    .insert(applications)
    .values(seededApplications.map(newRow))
    .onConflictDoNothing({ target: applications.slug })
    .returning({ slug: applications.slug });
  if (added.length === 0) return;
  await learnWords(
    tx,
    seededApplications.filter(({ slug }) => added.some((row) => row.slug === slug)),
  );
  await bump(tx, catalogueTag);
}

export const catalogueSeed = defineSeed('catalogue', seedCatalogue);
