import type { HiringEdit } from '../records.ts';

/** What an action leads to: the sentence for undoing with the edits, or why it cannot be done and which field says so. */
export type Done = { said: string; edits: HiringEdit[] } | { problem: string; field?: string };

/** A new id, short enough to stand in an address. */
export const newId = (kind: string): string => `${kind}-${crypto.randomUUID().slice(0, 13)}`;
