import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { defineQuery } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { mostAlike } from './alike.ts';
import { applications } from './tables.server.ts';
import { type Tile, tileColumns } from './tiles.server.ts';
import { catalogueTag, seenBy } from './visible.server.ts';

const { search: _, searchWords: __, version: ___, ...columns } = getTableColumns(applications);

/** A row of the catalogue, without what only the search and its editors read. */
export type Application = Omit<typeof applications.$inferSelect, 'search' | 'searchWords' | 'version'>;

const recommended = [desc(applications.popularity), asc(applications.position), asc(applications.id)];

/** The application under this slug, if this visitor may see it. */
export const applicationAt = defineQuery(
  [catalogueTag],
  async (slug: string, { staff }: { staff: boolean }): Promise<Application | null> => {
    const [row] = await services()
      .database.db.select(columns)
      .from(applications)
      .where(and(eq(applications.slug, slug), seenBy(staff)));
    return row ?? null;
  },
);

/** Applications by slug, in the order of the slugs; unknown ones are left out. */
export const applicationsAt = defineQuery(
  [catalogueTag],
  async (slugs: readonly string[], { staff }: { staff: boolean }): Promise<Application[]> => {
    if (slugs.length === 0) return [];
    const rows = await services()
      .database.db.select(columns)
      .from(applications)
      .where(and(inArray(applications.slug, [...slugs]), seenBy(staff)));
    return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
  },
);

/** The tiles of published applications by slug, in no order; unknown ones are left out. */
export const tilesAt = defineQuery([catalogueTag], async (slugs: readonly string[]): Promise<Tile[]> => {
  if (slugs.length === 0) return [];
  return services()
    .database.db.select(tileColumns)
    .from(applications)
    .where(and(inArray(applications.slug, [...slugs]), seenBy(false)));
});

const candidates = 100;

/** The published applications most like one: by trade, by who uses them, by kind. */
export const similarTo = defineQuery(
  [catalogueTag],
  async (one: Application, most: number): Promise<Tile[]> => {
    const near = (where: SQL) =>
      services()
        .database.db.select({
          ...tileColumns,
          industries: applications.industries,
          stack: applications.stack,
        })
        .from(applications)
        .where(and(seenBy(false), where))
        .orderBy(...recommended)
        .limit(candidates);
    const [sameTrade, sameUsers] = await Promise.all([
      near(eq(applications.category, one.category)),
      near(sql`${applications.industries} && ${sql.param(one.industries)}::text[]`),
    ]);
    const others = new Map([...sameTrade, ...sameUsers].map((row) => [row.slug, row]));
    return mostAlike(one, [...others.values()], most).map(({ industries, stack, ...tile }) => tile);
  },
);

/** What head, search and site map say of the published applications, the recommended first. */
export const publishedAddresses = defineQuery([catalogueTag], async (most: number) => {
  return services()
    .database.db.select({
      slug: applications.slug,
      name: applications.name,
      summary: applications.summary,
      category: applications.category,
      features: applications.features,
      changedAt: applications.changedAt,
    })
    .from(applications)
    .where(seenBy(false))
    .orderBy(...recommended)
    .limit(most);
});
