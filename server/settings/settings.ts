import { now } from '../clock.ts';
import { settings as table } from '../db/tables.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { badInput } from '../errors.ts';
import { recordChange } from '../events/record.ts';
import { bump, defineCopy, defineQuery } from '../freshness/freshness.ts';
import { services } from '../services.ts';
import { defaultSettings, type Section, type Settings, sectionFrom, sections } from './schema.ts';

export type { Section, Settings } from './schema.ts';

/** The tag of everything that shows a setting. */
export const settingsTag = 'settings';

let current: Settings = defaultSettings;

/** The settings as this process knows them: at once, without the database, and noted as read by the page being made. */
export const readSettings = defineQuery([settingsTag], (): Settings => current);

/** Renews the copy in memory from the database. */
export async function refreshSettings(db: DbOrTx): Promise<void> {
  current = settingsFrom(await storedSections(db));
}

/** The settings in memory follow changes made in any process. */
export const settingsCopy = defineCopy(
  'settings',
  (tags) => (tags.includes(settingsTag) ? refreshSettings(services().database.db) : undefined),
  () => {
    current = defaultSettings;
  },
);

/** Changes settings in the caller's transaction, writes its event and lets every page that shows them be renewed. */
export async function changeSettings(
  tx: Tx,
  patch: { [S in Section]?: Partial<Settings[S]> },
  actor: string,
): Promise<Settings> {
  // First, because its row is the lock that keeps two editors from undoing each other.
  await bump(tx, settingsTag);
  const stored = await storedSections(tx);
  const before = settingsFrom(stored);
  const changed: [section: Section, field: string][] = [];
  for (const section of Object.keys(patch) as Section[]) {
    const parsed = sections[section].partial().safeParse(patch[section]);
    if (!parsed.success) {
      throw badInput(
        Object.fromEntries(
          parsed.error.issues.map((issue) => [`${section}.${issue.path.join('.')}`, issue.message]),
        ),
      );
    }
    // Only the given values are stored: the rest still follows content/site.ts and is not set to a schema's default.
    const given = Object.fromEntries(
      Object.entries(parsed.data).filter(([name]) => Object.hasOwn(patch[section] ?? {}, name)),
    );
    const row = { section, value: { ...stored.get(section), ...given }, changedAt: now() };
    await tx.insert(table).values(row).onConflictDoUpdate({ target: table.section, set: row });
    stored.set(section, row.value);
    changed.push(...Object.keys(given).map((field): [Section, string] => [section, field]));
  }
  const after = settingsFrom(stored);
  const named = (from: Settings) =>
    Object.fromEntries(
      changed.map(([section, field]) => [`${section}.${field}`, { ...from[section] }[field as never]]),
    );
  await recordChange(tx, {
    kind: 'settings.changed',
    subject: 'settings',
    actor,
    before: named(before),
    after: named(after),
    data: { changed: changed.map((path) => path.join('.')) },
  });
  return after;
}

async function storedSections(db: DbOrTx): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db.select().from(table);
  return new Map(rows.map((row) => [row.section, row.value]));
}

function settingsFrom(stored: ReadonlyMap<string, Record<string, unknown>>): Settings {
  return {
    brand: sectionFrom('brand', stored.get('brand')),
    links: sectionFrom('links', stored.get('links')),
    contact: sectionFrom('contact', stored.get('contact')),
    company: sectionFrom('company', stored.get('company')),
    billing: sectionFrom('billing', stored.get('billing')),
    prices: sectionFrom('prices', stored.get('prices')),
    team: sectionFrom('team', stored.get('team')),
    embed: sectionFrom('embed', stored.get('embed')),
    areas: sectionFrom('areas', stored.get('areas')),
    menus: sectionFrom('menus', stored.get('menus')),
    accounts: sectionFrom('accounts', stored.get('accounts')),
    staff: sectionFrom('staff', stored.get('staff')),
    backup: sectionFrom('backup', stored.get('backup')),
    tools: sectionFrom('tools', stored.get('tools')),
    retention: sectionFrom('retention', stored.get('retention')),
  };
}
