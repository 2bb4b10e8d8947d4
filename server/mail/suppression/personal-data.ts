import { inArray } from 'drizzle-orm';
import { definePersonalData } from '../../personal-data/define.ts';
import { mailSuppressions } from './tables.ts';

export const mailSuppressionsData = definePersonalData({
  name: 'mail-suppressions',
  tables: ['mail_suppressions'],
  export: async (db, { emailKeys }) => ({
    suppressed: await db
      .select({
        email: mailSuppressions.email,
        reason: mailSuppressions.reason,
        detail: mailSuppressions.detail,
        since: mailSuppressions.since,
      })
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.emailKey, emailKeys)),
  }),
  erase: async (tx, { emailKeys }) => {
    await tx.delete(mailSuppressions).where(inArray(mailSuppressions.emailKey, emailKeys));
  },
});
