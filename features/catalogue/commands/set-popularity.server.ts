import { sql } from 'drizzle-orm';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { catalogueTag } from '../visible.server.ts';

/** Notes how many people keep each application, those that are not named none; gives how many counts changed. */
export function setPopularity(counts: readonly { slug: string; savers: number }[]): Promise<number> {
  return services().inTransaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update applications set popularity = counted.savers
      from (
        select applications.id, coalesce(kept.savers, 0) as savers
        from applications left join jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as kept(slug text, savers int)
          on kept.slug = applications.slug
      ) counted
      where counted.id = applications.id and applications.popularity <> counted.savers`);
    if (rowCount) await bump(tx, catalogueTag);
    return rowCount ?? 0;
  });
}
