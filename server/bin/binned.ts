import type { z } from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { binItems } from './tables.ts';

/** What JSON can hold. */
export type Stored = Record<string, unknown>;

/** Something in the bin. */
export type BinItem = typeof binItems.$inferSelect;

/** A kind of thing that is deleted by way of the bin, whatever its content is. */
export interface AnyBinned {
  kind: string;
  /** What such a thing is called, as in “Newsletter issue”. */
  label: string;
  /** The section of the panel it belongs to. People who may change that section may restore it. */
  section: string;
  /** Puts it back; throws to refuse, and it stays in the bin. */
  restore: (tx: Tx, item: BinItem) => Promise<void>;
  /** Removes what the bin doesn't hold itself, such as files, when the item is deleted for good. */
  purge: (tx: Tx, item: BinItem) => Promise<void>;
}

/** A kind of thing that is deleted by way of the bin. */
export interface Binned<T extends Stored> extends AnyBinned {
  /** The saved content from which it can be restored, as read from JSON. */
  schema: z.ZodType<T>;
}
