import { readReports } from '#server/mail/reports/read-report.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import type { ReadMail } from './read-in-thread.server.ts';
import { readMail } from './read-mail.ts';

serveThread<Uint8Array>(async (raw): Promise<ReadMail> => {
  const mail = await readMail(raw);
  return { mail, reports: mail.automatic ? await readReports(raw) : [] };
});
