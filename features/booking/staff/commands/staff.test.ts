import { describe, expect, it } from 'vitest';
import { holdClock } from '#server/clock.ts';
import { ConflictError } from '#server/forms/conflict.ts';
import { services } from '#server/services.ts';
import { freeHostsAt, freeSlotsWithin } from '../../availability.server.ts';
import { activeType, activeTypes } from '../../queries.server.ts';
import { hostBlocks, hosts } from '../../tables.server.ts';
import {
  addHost,
  addType as addTypeRow,
  allBookings,
  bookAs,
  entryIn,
  eventKinds,
  heldQuarters,
  inTestWorld,
  mailsTo,
  monday,
} from '../../testing/world.server.ts';
import { hostForm } from '../host-form.ts';
import { hostFormSchema, typeFormSchema } from '../schema.ts';
import { meetingsWithoutHost } from '../stranded.server.ts';
import { typeForm } from '../type-fields.ts';
import { addAbsence, handOverAll, removeAbsence } from './absences.server.ts';
import { addBlock, removeBlock } from './blocks.server.ts';
import { cancelMeeting, markNoShow, moveMeetingTo } from './change-meeting.server.ts';
import { handOverMeeting } from './hand-over.server.ts';
import { editHost } from './save-host.server.ts';
import { addType, editType } from './save-type.server.ts';

inTestWorld();

const actor = 'user:ann';
const ann = 'ann@example.com';
const day = { firstDay: '2026-11-16', lastDay: '2026-11-17', note: '' };
const startsOn = async (date: string) => {
  const type = await activeType('call');
  if (!type) throw new Error('no type');
  const within = { start: Date.parse(`${date}T00:00:00Z`), end: Date.parse(`${date}T24:00:00Z`) };
  return (await freeSlotsWithin(services().database.db, { type, within })).map(({ start }) =>
    new Date(start).toISOString().slice(11, 16),
  );
};

/** Fields as `fieldsOf` reads them. */
function sent(values: Record<string, string>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = '', ...rest] = name.split('.');
    if (/\.required$|^active$/.test(name) && value === '') continue;
    fields[group] = rest.length === 0 ? value : { ...Object(fields[group]), [rest.join('.')]: value };
  }
  return fields;
}

describe('a blocked time', () => {
  const wish = { day: '2026-11-16', from: '10:00', to: '11:00', note: 'Dentist' };

  it('is offered to nobody until it is freed, and leaves the rest of the day', async () => {
    const north = await addHost('north');
    await addTypeRow([north]);
    await addBlock({ ...wish, host: north.id }, 'UTC', actor);
    const starts = await startsOn('2026-11-16');
    expect(starts).toContain('09:30');
    expect(starts).toContain('11:00');
    for (const start of ['09:45', '10:00', '10:45']) expect(starts).not.toContain(start);
    await expect(bookAs(ann, monday('10:00'))).rejects.toThrow('no longer free');
    const [block] = await services().database.db.select().from(hostBlocks);
    await removeBlock(block?.id ?? '', actor);
    expect(await startsOn('2026-11-16')).toContain('10:00');
    expect(await eventKinds()).toEqual(['booking.block-added', 'booking.block-removed']);
  });

  it('is meant by the clock of the house, and only ahead', async () => {
    const north = await addHost('north');
    await addBlock({ ...wish, host: north.id }, 'Europe/Berlin', actor);
    const [block] = await services().database.db.select().from(hostBlocks);
    expect(block?.startAt.toISOString()).toBe('2026-11-16T09:00:00.000Z');
    const past = addBlock({ ...wish, host: north.id, day: '2026-11-12' }, 'UTC', actor);
    await expect(past).rejects.toMatchObject({ fields: { day: 'This time is already over.' } });
  });
});

describe('an absence', () => {
  it('takes its days off what is offered, and gives them back when it is taken back', async () => {
    const north = await addHost('north');
    await addTypeRow([north]);
    expect(await startsOn('2026-11-17')).toContain('09:00');
    const id = await addAbsence(north.id, day, actor);
    expect(await startsOn('2026-11-16')).toEqual([]);
    expect(await startsOn('2026-11-17')).toEqual([]);
    expect(await startsOn('2026-11-18')).toContain('09:00');
    await expect(bookAs(ann, monday('10:00'))).rejects.toThrow('no longer free');
    await removeAbsence(id, actor);
    expect(await startsOn('2026-11-17')).toContain('09:00');
  });

  it('hands its meetings to whoever is free then, tells everybody, and leaves what nobody can take', async () => {
    const north = await addHost('north');
    const south = await addHost('south', { weekly: { 1: [{ from: '09:00', to: '11:00' }] } });
    await addTypeRow([north, south]);
    const first = await bookAs(ann, monday('10:00'));
    // The second of the same time is the other's; the third is at a time that only north has.
    await bookAs('bea@example.com', monday('10:00'));
    await bookAs('cem@example.com', monday('15:00'));
    const away = first.host.id === north.id ? north : south;
    await cancelMeeting((await allBookings())[1]?.id ?? '', 'Not today', actor);
    const id = await addAbsence(north.id, day, actor);
    const moved = away.id === north.id ? 1 : 0;
    expect(await meetingsWithoutHost()).toEqual({ count: moved + 1, absence: id });
    expect(await handOverAll(id, 'North is away', actor)).toEqual({ handed: moved, left: 1 });
    expect(
      (await allBookings()).filter(({ hostId, status }) => hostId === north.id && status === 'confirmed'),
    ).toHaveLength(1);
  });
});

describe('a meeting that is handed over', () => {
  async function twoHosts() {
    const north = await addHost('north');
    await addTypeRow([north], { slug: 'solo', minutes: 30 });
    const south = await addHost('south');
    await addTypeRow([north, south]);
    const { booking, host } = await bookAs(ann, monday('10:00'));
    const other = host.id === north.id ? south : north;
    return { booking, host, other };
  }

  it('keeps its time, frees the one and holds the other, and writes to three people', async () => {
    const { booking, host, other } = await twoHosts();
    await handOverMeeting({ booking: booking.id, from: host.id, to: other.id, message: 'Ill today', actor });
    expect((await allBookings())[0]).toMatchObject({
      hostId: other.id,
      sequence: 1,
      startAt: booking.startAt,
    });
    expect(await heldQuarters()).toEqual(['10:00', '10:15']);
    const type = await activeType('call');
    expect(type && (await freeHostsAt(services().database.db, type, booking.startAt.getTime()))).toEqual([
      host.id,
    ]);
    const toAnn = (await mailsTo(ann))[0];
    expect(toAnn?.payload.text).toContain(
      `The ${other.handle} desk is taking over from The ${host.handle} desk`,
    );
    expect(toAnn?.payload.text).toContain('Ill today');
    expect(entryIn(toAnn?.payload)).toMatchObject({ method: 'REQUEST', uid: booking.uid, sequence: 1 });
    expect(entryIn((await mailsTo(`${host.handle}@akra.example`))[0]?.payload)).toMatchObject({
      method: 'CANCEL',
    });
    expect(entryIn((await mailsTo(`${other.handle}@akra.example`))[0]?.payload)).toMatchObject({
      method: 'REQUEST',
    });
    expect(await eventKinds()).toEqual(['booking.booked', 'booking.handed-over']);
  });

  it('is refused where the other is not free, and nothing is changed', async () => {
    const { booking, host, other } = await twoHosts();
    await bookAs('bea@example.com', monday('10:00'));
    await expect(
      handOverMeeting({ booking: booking.id, from: host.id, to: other.id, message: '', actor }),
    ).rejects.toMatchObject({ status: 409 });
    expect((await allBookings())[0]).toMatchObject({ hostId: host.id, sequence: 0 });
  });

  it('wins or loses against whoever books the other at the same moment, never both', async () => {
    const { booking, host, other } = await twoHosts();
    const [handed, booked] = await Promise.allSettled([
      handOverMeeting({ booking: booking.id, from: host.id, to: other.id, message: '', actor }),
      bookAs('bea@example.com', monday('10:00')),
    ]);
    // If the hand-over came first, the former host is free for the booking.
    expect([handed.status, booked.status]).toContain('fulfilled');
    const held = await allBookings();
    expect(new Set(held.map(({ hostId }) => hostId)).size).toBe(held.length);
  });
});

describe('a meeting in the hands of staff', () => {
  it('is moved without notice, cancelled with a word, and nobody came only after it began', async () => {
    await addTypeRow([await addHost('north')], { notice: 5000 });
    holdClock('2026-11-10T12:00:00Z');
    const { booking } = await bookAs(ann, monday('10:00'));
    holdClock('2026-11-16T08:00:00Z');
    await moveMeetingTo(booking.id, { start: monday('11:00'), message: 'Later' }, actor);
    expect(await heldQuarters()).toEqual(['11:00', '11:15']);
    await expect(markNoShow(booking.id, true, actor)).rejects.toThrow('hasn’t started');
    holdClock('2026-11-16T11:10:00Z');
    await markNoShow(booking.id, true, actor);
    expect((await allBookings())[0]?.noShowAt).not.toBeNull();
    await markNoShow(booking.id, false, actor);
    expect((await allBookings())[0]?.noShowAt).toBeNull();
    await expect(cancelMeeting(booking.id, '', actor)).rejects.toThrow('has started');
  });

  it('throws the nearest free times where the wished one is taken', async () => {
    await addTypeRow([await addHost('north')]);
    const { booking } = await bookAs(ann, monday('10:00'));
    await bookAs('bea@example.com', monday('12:00'));
    await expect(
      moveMeetingTo(booking.id, { start: monday('12:00'), message: '' }, actor),
    ).rejects.toMatchObject({
      nearest: expect.arrayContaining(['2026-11-16T11:30:00.000Z']),
    });
  });
});

describe('what is set up', () => {
  it('hours that are changed are offered at once, and a second editor is told', async () => {
    const north = await addHost('north');
    await addTypeRow([north]);
    const [row] = await services().database.db.select().from(hosts);
    if (!row) throw new Error('no host');
    const saved = sent({
      ...hostForm(row),
      'week.1': '14-15',
      'days.0.date': '2026-11-17',
      'days.0.hours': '',
    });
    await editHost(north.id, hostFormSchema.parse({ ...saved, seen: '1' }), actor);
    expect(await startsOn('2026-11-16')).toEqual(['14:00', '14:15', '14:30']);
    expect(await startsOn('2026-11-17')).toEqual([]);
    const late = hostFormSchema.parse({ ...sent(hostForm(row)), seen: '1' });
    await expect(editHost(north.id, late, actor)).rejects.toBeInstanceOf(ConflictError);
  });

  it('a type is added, edited and hidden; one that needs more hosts than it has is refused', async () => {
    const north = await addHost('north');
    const values = {
      ...typeForm(
        {
          slug: '',
          name: 'Walk',
          summary: 'A walk.',
          minutes: 45,
          step: 15,
          bufferBefore: 0,
          bufferAfter: 15,
          notice: 0,
          daysAhead: 20,
          dailyLimit: null,
          hostsNeeded: 1,
          position: 3,
          active: true,
          questions: [],
        },
        [north.id],
      ),
    };
    const id = await addType(typeFormSchema.parse(sent(values)), actor);
    expect((await activeType('walk'))?.minutes).toBe(45);
    const two = typeFormSchema.parse({ ...sent({ ...values, hostsNeeded: '2' }), seen: '1' });
    await expect(editType(id, two, actor)).rejects.toMatchObject({
      fields: { hostsNeeded: expect.any(String) },
    });
    await editType(id, typeFormSchema.parse({ ...sent({ ...values, active: '' }), seen: '1' }), actor);
    expect(await activeTypes()).toEqual([]);
  });
});
