import { type MailReport, readReports } from '#server/mail/reports/read-report.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import { type IncomingMail, readMail } from './read-mail.ts';

/** What came in: a mail, and what it reports about emails of ours. */
export interface ReadMail {
  mail: IncomingMail;
  reports: MailReport[];
}

serveThread<Uint8Array>(async (raw): Promise<ReadMail> => {
  const mail = await readMail(raw);
  return { mail, reports: mail.automatic ? await readReports(raw) : [] };
});
