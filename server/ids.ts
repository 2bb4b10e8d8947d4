import { uuidv7 } from 'uuidv7';

let held: number | null = null;

/** A new UUIDv7: unique everywhere and rising in time, so that indexes grow at their end. */
export function newId(): string {
  if (held === null) return uuidv7();
  held += 1;
  return `00000000-0000-7000-8000-${held.toString(16).padStart(12, '0')}`;
}

/** Makes ids count up from one until they are released; for tests. */
export function holdIds(): void {
  held = 0;
}

/** Makes ids unique again. */
export function releaseIds(): void {
  held = null;
}
