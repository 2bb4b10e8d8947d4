import { dateAt } from '#engines/slots/working-time.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import type { Fields } from '#server/forms/fields.ts';
import { SlotTaken } from './errors.server.ts';
import { momentIn, timesFor, zoneOf } from './page.server.ts';
import { activeType, meetingByLink } from './queries.server.ts';

/** Free times instead of one that somebody else took first. */
export interface OtherTimes {
  /** Free starts on the day that was chosen, as ISO times. */
  starts: string[];
  /** The free starts nearest to the lost one, of whichever day. */
  nearest: readonly string[];
}

/** A booking form that came back; it has `others` if somebody else took its time. */
export interface BookingRefusal extends Refusal {
  others?: OtherTimes | null;
}

/** The times to offer with a form that came back because its time was taken; null where it came back for another reason. */
export async function otherTimes(error: unknown, fields: Fields): Promise<OtherTimes | null> {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, 2000) : '');
  const lost = momentIn(text('start'));
  if (!(error instanceof SlotTaken) || lost === null) return null;
  const moving = text('token') ? await meetingByLink(text('token')) : null;
  const type = moving?.type ?? (await activeType(text('type')));
  if (!type) return null;
  const zone = text('zone') ? zoneOf(text('zone')) : (moving?.booking.zone ?? zoneOf(null));
  const day = dateAt(lost, zone).toString();
  const { starts } = await timesFor(type, new URLSearchParams({ day }), zone, moving ?? undefined);
  return { starts, nearest: error.nearest };
}
