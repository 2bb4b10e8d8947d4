import type { z } from 'zod';
import type { Tx } from '../db/transaction.ts';

/** What JSON can hold. */
export type Stored = Record<string, unknown>;

/** A kind of thing that can be taken back, whatever it keeps for that. */
export interface AnyUndo {
  kind: string;
  takeBack: (tx: Tx, data: unknown, actor: string) => Promise<void>;
}

/** A kind of thing that can be taken back. */
export interface Undo<T extends Stored> extends AnyUndo {
  schema: z.ZodType<T>;
}
