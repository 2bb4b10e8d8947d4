/** Who holds a link: the reader of the visitor's mail, of the host's mail, or the browser that has just booked. */
export const linkRoles = ['visitor', 'host', 'receipt'] as const;
export type LinkRole = (typeof linkRoles)[number];

/** What a link of ours entitles its holder to. */
export interface LinkClaim {
  id: string;
  role: LinkRole;
}

/** A booking as far as the links care. */
export interface LinkedBooking {
  id: string;
  status: 'confirmed' | 'cancelled';
  startAt: Date;
  endAt: Date;
}

const month = 30 * 86_400_000;

/** Whoever holds a link sees its meeting, until a month after it. */
export function maySee(claim: LinkClaim, booking: LinkedBooking, now: Date): boolean {
  return claim.id === booking.id && now.getTime() < booking.endAt.getTime() + month;
}

/** Both sides, and who has just booked, may move or cancel a meeting until it begins. */
export function mayChange(claim: LinkClaim, booking: LinkedBooking, now: Date): boolean {
  return claim.id === booking.id && booking.status === 'confirmed' && now < booking.startAt;
}

/** All meetings of an address are open only to who reads its mail: anybody can book under any address. */
export function mayOpenFeed(claim: LinkClaim, booking: LinkedBooking, now: Date): boolean {
  return claim.role !== 'receipt' && maySee(claim, booking, now);
}
