import { inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { apiKeys } from './tables.server.ts';

const makersOf = (userId: string | null): string[] => (userId ? [`user:${userId}`] : []);

export const apiKeysData = definePersonalData({
  name: 'api-keys',
  tables: ['api_keys'],
  export: async (db, { userId }) => ({
    keys: await db
      .select({ name: apiKeys.name, scopes: apiKeys.scopes, createdAt: apiKeys.createdAt })
      .from(apiKeys)
      .where(inArray(apiKeys.madeBy, makersOf(userId))),
  }),
  remains: { api_keys: 'The studio’s API keys stay, without the name of the person who made them.' },
  // The keys are the studio's and stay; who made them is forgotten.
  erase: async (tx, { userId }) => {
    await tx
      .update(apiKeys)
      .set({ madeBy: 'user:erased' })
      .where(inArray(apiKeys.madeBy, makersOf(userId)));
  },
});
