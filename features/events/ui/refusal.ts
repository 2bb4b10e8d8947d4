import type { Refusal } from '#lib/forms/refusal.ts';

/** Why a button of a registration’s page did nothing. */
export type RefusedAction = Refusal & { intent: string };
