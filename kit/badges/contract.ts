import type { KitContract } from '../contract.ts';

export const contract: KitContract = { keys: {} };
