// npm run calendars: which calendars hosts keep elsewhere, and connecting or forgetting one. It may run beside the server.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { calendarKinds } from '../features/booking/calendar-kinds.ts';
import { accessSchema } from '../features/booking/calendars/open-calendar.server.ts';
import { connectCalendar, disconnectCalendar } from '../features/booking/commands/connect-calendar.server.ts';
import { bookingFeature } from '../features/booking/feature.server.ts';
import { hostCalendars, hosts } from '../features/booking/tables.server.ts';
import { loadEnv } from '../server/env.ts';
import { AppError } from '../server/errors.ts';
import { openServices } from '../server/open-services.ts';
import { closeServices, services } from '../server/services.ts';

const usage = `npm run calendars -- list
npm run calendars -- add HOST caldav https://dav.example/north/work/ --user north [--read-only]
npm run calendars -- add HOST ics https://calendar.example/private.ics
npm run calendars -- add HOST google|microsoft primary [--read-only]
npm run calendars -- remove ID

The password, or at Google and Microsoft the refresh token, is read from standard input.`;

async function list(): Promise<void> {
  const rows = await services()
    .database.db.select({ calendar: hostCalendars, host: hosts.handle })
    .from(hostCalendars)
    .innerJoin(hosts, eq(hosts.id, hostCalendars.hostId));
  if (rows.length === 0) console.log('No host has connected a calendar.');
  for (const { calendar, host } of rows) {
    const { id, kind, address, writes, readAt, problem } = calendar;
    const how = `${kind}${writes ? ', read and written' : ', read'}`;
    console.log(
      `${id}  ${host}  ${how}  ${address}\n  ${problem ?? `read at ${readAt?.toISOString() ?? '-'}`}`,
    );
  }
}

async function secretFor(kind: string): Promise<string> {
  if (kind === 'ics') return '';
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const secret = await lines.question(kind === 'caldav' ? 'Password: ' : 'Refresh token: ');
  lines.close();
  return secret.trim();
}

async function add(
  [host = '', given = '', address = '']: string[],
  user: string,
  writes: boolean,
): Promise<void> {
  const kind = z.enum(calendarKinds, { error: usage }).parse(given);
  const secret = await secretFor(kind);
  const access = accessSchema.parse({ user, password: secret, refreshToken: secret });
  const calendar = await connectCalendar({ host, kind, address, access, writes, actor: 'system' });
  console.log(`Connected as ${calendar.id}. The site reads it every five minutes.`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { user: { type: 'string', default: '' }, 'read-only': { type: 'boolean', default: false } },
});
const [command, ...rest] = positionals;
await openServices({ ...loadEnv(), SHARED_DATA: true }, { features: [bookingFeature] });
try {
  if (command === 'list') await list();
  else if (command === 'add') await add(rest, values.user, !values['read-only']);
  else if (command === 'remove') {
    const known = await disconnectCalendar(z.uuid({ error: usage }).parse(rest[0]), 'system');
    console.log(known ? 'The calendar was disconnected.' : 'This calendar doesn’t exist.');
  } else console.log(usage);
} catch (error) {
  if (!(error instanceof AppError || error instanceof z.ZodError)) throw error;
  const fields =
    error instanceof AppError
      ? Object.values(error.fields ?? {})
      : error.issues.map(({ message }) => message);
  console.error(fields.join('\n') || error.message);
  process.exitCode = 1;
} finally {
  await closeServices();
}
