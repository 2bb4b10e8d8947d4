import { uuidv7 } from 'uuidv7';
import { globalCell } from '#lib/global-cell.ts';

const cell = globalCell<{ held: number | null }>('ids', () => ({ held: null }));

/** A new UUIDv7: unique everywhere and rising in time, so that indexes grow at their end. */
export function newId(): string {
  if (cell.held === null) return uuidv7();
  cell.held += 1;
  return `00000000-0000-7000-8000-${cell.held.toString(16).padStart(12, '0')}`;
}

/** Makes ids count up from one until they are released; for tests. */
export function holdIds(): void {
  cell.held = 0;
}

/** Makes ids unique again. */
export function releaseIds(): void {
  cell.held = null;
}
