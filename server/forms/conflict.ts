import { z } from 'zod';
import type { Conflict } from '#lib/forms/refusal.ts';
import { AppError } from '../errors.ts';
import type { Fields } from './fields.ts';

type Plain = string | number | boolean | null | undefined;

/** What two editors wrote into the same fields, and how the form calls these. */
interface Editions<Name extends string> {
  /** The current version. */
  version: number;
  yours: Readonly<Record<Name, Plain>>;
  theirs: Readonly<Record<Name, Plain>>;
  /** Decides which fields are compared, and in which order they are shown. */
  labels: Readonly<Record<Name, string>>;
  /** Who saved it meanwhile. */
  by?: string | undefined;
}

/** 409: somebody saved the same thing meanwhile; `refusalOf` hands the difference to the page with what was typed. */
export class ConflictError extends AppError {
  override name = 'ConflictError';
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    const message = `${conflict.by ?? 'Someone else'} saved this while you were writing. Your text isn’t lost, so choose which version to keep.`;
    super({ status: 409, code: 'conflict', message });
    this.conflict = conflict;
  }
}

const said = (value: Plain): string =>
  value === null || value === undefined ? '' : String(value).replaceAll('\r\n', '\n');

/** The refusal of a second editor: where the two differ, field by field. */
function conflict<Name extends string>(editions: Editions<Name>): ConflictError {
  const { version, yours, theirs, labels, by } = editions;
  const fields = (Object.keys(labels) as Name[]).flatMap((name) => {
    const [mine, other] = [said(yours[name]), said(theirs[name])];
    return mine === other ? [] : [{ name, label: labels[name], yours: mine, theirs: other }];
  });
  return new ConflictError({ version, fields, ...(by ? { by } : {}) });
}

/** Lets a command go on if the form saw the version that stands, or if both editors wrote the same; throws `conflict` otherwise. */
export function checkSeen<Name extends string>(seen: number, editions: Editions<Name>): void {
  if (seen === editions.version) return;
  const found = conflict(editions);
  if (found.conflict.fields.length > 0) throw found;
}

/** The version that the editor who sent a form began from. */
export const seenIn = (fields: Fields): number => z.coerce.number().int().catch(0).parse(fields.seen);
