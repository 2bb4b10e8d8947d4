import type { ReaderText } from '#lib/text/reader-text.ts';
import { addressOf, entryAt, type Revision, revisionsOf } from './entries.server.ts';
import { type EntryData, type EntryKind, kinds } from './kinds.ts';
import { readableText } from './present.server.ts';
import { type EntryState, stateOf } from './rules.ts';

/** A saved state in the list of all. */
interface VersionRow {
  version: number;
  savedAt: string;
  /** As events name them. */
  savedBy: string;
  origin: string;
  isPublic: boolean;
}

/** One field that differs between two versions. */
interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** An earlier version beside the newest. */
export interface ChosenVersion extends VersionRow {
  changes: FieldChange[];
}

/** What the workspace of one entry shows. */
export interface EditorPage {
  id: string;
  kind: EntryKind;
  name: string;
  state: EntryState;
  version: number;
  data: EntryData;
  preview: ReaderText | null;
  /** Where everybody reads it. */
  address: string | null;
  publishAt: string | null;
  publishVersion: number | null;
  /** Whether it can be taken off and deleted, and its address changed. */
  isOwn: boolean;
  versions: VersionRow[];
  chosen: ChosenVersion | null;
}

/** Every field that differs between an earlier version and the newest, by its label. */
function changesSince(kind: EntryKind, before: EntryData, after: EntryData): FieldChange[] {
  return kinds[kind].fields.flatMap(({ name, label }) => {
    const change = { label, before: before[name] ?? '', after: after[name] ?? '' };
    return change.before === change.after ? [] : [change];
  });
}

const rowOf = ({ version, savedAt, savedBy, origin }: Revision, publicOne: number | null): VersionRow => ({
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
  origin,
  isPublic: version === publicOne,
});

/** The workspace of an entry, with one of its earlier versions opened if it is asked for; null when it is gone. */
export async function editorPage(id: string, wanted: number | null): Promise<EditorPage | null> {
  const entry = await entryAt(id);
  if (!entry) return null;
  const revisions = await revisionsOf(id);
  const earlier = revisions.find(({ version }) => version === wanted && version !== entry.version);
  return {
    id,
    kind: entry.kind,
    name: entry.name,
    state: stateOf(entry),
    version: entry.version,
    data: entry.data,
    preview: readableText(entry.kind, entry.data),
    address: addressOf(entry),
    publishAt: entry.publishAt?.toISOString() ?? null,
    publishVersion: entry.publishVersion,
    isOwn: kinds[entry.kind].open && !entry.slug.startsWith('/'),
    versions: revisions.map((revision) => rowOf(revision, entry.publishedVersion)),
    chosen: earlier
      ? {
          ...rowOf(earlier, entry.publishedVersion),
          changes: changesSince(entry.kind, earlier.data, entry.data),
        }
      : null,
  };
}
