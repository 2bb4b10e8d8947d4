import { type bookings, hosts, meetingTypeHosts, meetingTypes } from '#features/booking/tables.server.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';

/** A row of those who can be met. */
export type HostRow = typeof hosts.$inferInsert;

const hours = [{ from: '08:00', to: '20:00' }];

/** Adds a host who works from eight to eight, every day. */
export async function addHost(handle: string, zone: string): Promise<HostRow> {
  const row: HostRow = {
    id: newId(),
    handle,
    name: handle,
    email: `${handle}@akra.example`,
    zone,
    weekly: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours },
    overrides: {},
    video: { kind: 'off' },
    createdAt: new Date(),
  };
  await services().database.db.insert(hosts).values(row);
  return row;
}

/** Adds a half-hour meeting of these hosts. */
export async function addType(slug: string, its: HostRow[]): Promise<typeof meetingTypes.$inferSelect> {
  const { db } = services().database;
  const [type] = await db
    .insert(meetingTypes)
    .values({
      id: newId(),
      slug,
      name: slug,
      summary: '',
      minutes: 30,
      step: 15,
      bufferBefore: 0,
      bufferAfter: 0,
      notice: 60,
      daysAhead: 60,
      dailyLimit: null,
      questions: [],
      active: true,
      position: 9,
      createdAt: new Date(),
    })
    .returning();
  if (!type) throw new Error('the type was not taken');
  await db.insert(meetingTypeHosts).values(its.map(({ id }) => ({ typeId: type.id, hostId: id })));
  return type;
}

/** A half hour that somebody has booked with a host. */
export const bookingRow = (
  id: string,
  typeId: string,
  host: HostRow,
  startAt: Date,
): typeof bookings.$inferInsert => ({
  id,
  reference: id,
  typeId,
  hostId: host.id,
  startAt,
  endAt: new Date(startAt.getTime() + 30 * 60_000),
  hostDate: '2000-01-01',
  name: 'Ann',
  email: 'ann@example.com',
  emailKey: 'ann@example.com',
  zone: 'UTC',
  agenda: '',
  answers: {},
  status: 'confirmed',
  message: '',
  sequence: 0,
  uid: id,
  idempotencyKey: id,
  createdAt: startAt,
  scheduledAt: startAt,
  changedAt: startAt,
});
