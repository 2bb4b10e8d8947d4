import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { openingHours } from '#lib/time/opening-hours.ts';
import { now } from '#server/clock.ts';
import { settings } from '#server/db/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { type Section, sectionFrom } from '#server/settings/schema.ts';
import { changeSettings, type Settings, settingsTag } from '#server/settings/settings.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { fieldsOfPart, type PartName } from './parts.ts';
import { settingOf, textOf } from './texts.ts';

/** The row of a section, held by the lock that every change of the settings takes first. */
async function holdSection(tx: Tx, section: Section) {
  await bump(tx, settingsTag);
  const [row] = await tx.select().from(settings).where(eq(settings.section, section));
  return row ?? null;
}

/** When a section was last changed, as the number that its form carries. */
export const versionOf = (row: { changedAt: Date } | null | undefined): number =>
  row?.changedAt.getTime() ?? 0;

export const undoSettings = defineUndo(
  'settings.section',
  z.object({ section: z.string(), value: z.record(z.string(), z.unknown()).nullable() }),
  async (tx, { section, value }, actor) => {
    const row = await holdSection(tx, section as Section);
    if (value === null) await tx.delete(settings).where(eq(settings.section, section));
    else await tx.update(settings).set({ value, changedAt: now() }).where(eq(settings.section, section));
    await recordChange(tx, {
      kind: 'settings.changed',
      subject: 'settings',
      actor,
      before: row?.value ?? {},
      after: value ?? {},
    });
  },
);

/** Changes a section and offers to take it back; gives the id of the undo. */
export async function changeSection<S extends Section>(
  tx: Tx,
  section: S,
  value: Partial<Settings[S]>,
  actor: string,
): Promise<string> {
  const before = (await holdSection(tx, section))?.value ?? null;
  await changeSettings(tx, { [section]: value }, actor);
  return offerUndo(tx, undoSettings, { section, value: before }, actor);
}

interface PartWish {
  part: PartName;
  /** The number that the form carried. */
  seen: number;
  texts: Readonly<Record<string, string>>;
  actor: string;
}

/** What the schema cannot know: hours that the site can read, and a time zone that there is. */
function checkContact(value: Record<string, unknown>): void {
  if (!openingHours(String(value.hours)))
    throw badInput({ hours: 'Please write the hours like this: Monday to Friday, 09:00–17:00.' });
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value.timeZone) });
  } catch {
    throw badInput({ timeZone: 'We don’t know this time zone. Please enter one such as Europe/Berlin.' });
  }
}

/** The problems of a part by the fields of its form: those of one line of several stand at the field. */
function atFields(error: unknown, part: PartName): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([path, message]) => [
    path.replace(`${part}.`, '').split('.', 1)[0] ?? path,
    message,
  ]);
  return badInput(Object.fromEntries(fields));
}

/** Saves one part of the settings; throws when somebody else saved it meanwhile. Gives the id of the undo. */
export function savePart({ part, seen, texts, actor }: PartWish): Promise<string> {
  return services().inTransaction(async (tx) => {
    const row = await holdSection(tx, part);
    const fields = fieldsOfPart(part);
    const stored: Record<string, unknown> = { ...sectionFrom(part, row?.value) };
    checkSeen(seen, {
      version: versionOf(row),
      yours: Object.fromEntries(fields.map(({ name }) => [name, texts[name]?.trim()])),
      theirs: Object.fromEntries(fields.map((field) => [field.name, textOf(field, stored[field.name])])),
      labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    });
    const empty = fields.filter(({ name, optional }) => !optional && !texts[name]?.trim());
    if (empty.length > 0)
      throw badInput(Object.fromEntries(empty.map(({ name }) => [name, 'Please fill this in.'])));
    const value = Object.fromEntries(
      fields.map((field) => [field.name, settingOf(field, texts[field.name] ?? '')]),
    );
    if (part === 'contact') checkContact(value);
    try {
      return await changeSection(tx, part, value as Partial<Settings[PartName]>, actor);
    } catch (error) {
      throw atFields(error, part);
    }
  });
}
