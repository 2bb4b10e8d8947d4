import { book } from '#features/booking/commands/book.server.ts';
import { SlotTaken } from '#features/booking/errors.server.ts';
import { bookings } from '#features/booking/tables.server.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { addHost, addType, bookingRow } from './calendar.ts';
import type { Racer } from './race.ts';

let networks = 0;

/** Books the half hour as the site does: rules, host, claim, limit, event, mails, and the nearest times for who loses. */
export async function bookRacer(): Promise<Racer> {
  const host = await addHost('race', 'UTC');
  const type = await addType('race', [host]);
  return {
    id: 'book',
    name: 'the whole booking, by quarter rows',
    press: async (slot, n) => {
      networks += 1;
      try {
        await book({
          type: type.slug,
          start: slot.getTime(),
          zone: 'UTC',
          name: 'Ann',
          email: `v${n}@example.com`,
          agenda: '',
          answers: {},
          key: undefined,
          address: `10.${networks >> 8}.${networks & 255}.1`,
        });
        return 'booked';
      } catch (error) {
        if (error instanceof SlotTaken) return 'taken';
        throw error;
      }
    },
    hold: async (slot) => {
      const row = bookingRow(newId(), type.id, host, slot);
      const client = await services().database.pool.connect();
      await services().database.db.insert(bookings).values(row);
      await client.query('begin');
      await client.query(
        "insert into booking_slots values ($1, $2, $3), ($1, $2::timestamptz + interval '15 minutes', $3)",
        [host.id, slot, row.id],
      );
      return async () => {
        await client.query('rollback');
        client.release();
      };
    },
  };
}
