import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bump } from '#server/freshness/freshness.ts';
import { ground } from '#server/ground.ts';
import { defineJob } from '#server/jobs/jobs.ts';
import { catalogueTag } from '../visible.server.ts';

/** Counts anew how many people keep each application; gives how many counts changed. */
export function countPopularity(): Promise<number> {
  return ground().inTransaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update applications set popularity = counted.savers
      from (
        select applications.id, count(saved_applications.user_id)::int as savers
        from applications left join saved_applications on application_id = applications.id
        group by applications.id
      ) counted
      where counted.id = applications.id and applications.popularity <> counted.savers`);
    if (rowCount) await bump(tx, catalogueTag);
    return rowCount ?? 0;
  });
}

// Once an hour: a count raised with each saving would make every page anew with it.
defineJob({
  name: 'catalogue-popularity',
  schema: z.object({}),
  every: '23 * * * *',
  run: async () => void (await countPopularity()),
});
