import type pg from 'pg';

/** What a schema is made of: every kind of thing, and the query that lists it in words that name no number of this database. */
const kinds = {
  columns: `select c.relname as table, c.relkind, c.reloptions, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.attgenerated as generated, a.attidentity as identity, a.attstorage as storage,
      a.attcollation::regcollation::text as collation, pg_get_expr(d.adbin, d.adrelid) as value
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind <> 'i' order by c.relname, a.attnum`,
  constraints: `select conrelid::regclass::text as table, conname as name, contype as kind, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select tablename as table, indexname as name, indexdef as definition
    from pg_indexes where schemaname = 'public' order by 1, 2`,
  functions: `select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by 1, 2`,
  triggers: `select tgrelid::regclass::text as table, tgname as name, tgenabled as enabled, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal order by 1, 2`,
  types: `select t.typname as name, t.typtype as kind, array_agg(e.enumlabel order by e.enumsortorder) as labels
    from pg_type t left join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e', 'r') group by 1, 2 order by 1`,
  sequences: `select sequencename as name, data_type::text as type, start_value, increment_by, cycle
    from pg_sequences where schemaname = 'public' order by 1`,
  views: `select viewname as name, definition from pg_views where schemaname = 'public' order by 1`,
  extensions: `select extname as name, extversion as version from pg_extension order by 1`,
};

type Kind = keyof typeof kinds;

/** Everything that the schema of a database is made of, one line for each thing. */
export async function schemaOf({ pool }: { pool: Pick<pg.Pool, 'query'> }): Promise<Record<Kind, string[]>> {
  const found: Partial<Record<Kind, string[]>> = {};
  for (const [kind, query] of Object.entries(kinds))
    found[kind as Kind] = (await pool.query(query)).rows.map((row) => JSON.stringify(row));
  return found as Record<Kind, string[]>;
}
