import { and, type SQL, sql } from 'drizzle-orm';
import type { Choices } from './facets.ts';

/** The tag of every page that shows applications. */
export const catalogueTag = 'catalogue.applications';

/** What somebody may see: what is published; staff also what waits for its review. */
export const seenBy = (staff: boolean): SQL =>
  // Written as a constant condition, so that PostgreSQL can use the indexes that hold published entries only.
  staff ? sql`status in ('published', 'in-review')` : sql`status = 'published'`;

/** What a search finds; everything where there is none. */
export const matches = (tsquery: string | null): SQL =>
  tsquery === null ? sql`true` : sql`search @@ to_tsquery('english', ${tsquery})`;

const among = (column: SQL, values: readonly string[]): SQL | undefined =>
  values.length === 0 ? undefined : sql`${column} = any(${sql.param(values)}::text[])`;

/** What the choices leave. */
export const chosenBy = ({ kind, demo, trade, industry, price }: Choices): SQL =>
  and(
    among(sql`kind`, kind),
    demo.length === 0 ? undefined : sql`demo_url is not null`,
    among(sql`category`, trade),
    industry.length === 0 ? undefined : sql`industries && ${sql.param(industry)}::text[]`,
    among(sql`price_model`, price),
  ) ?? sql`true`;
