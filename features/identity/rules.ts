import { worksHere } from './policy.ts';
import type { Visitor, Who } from './schema.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Days after which a session that is not used ends. */
export const idleDays = 30;
/** Days after which any session ends. */
export const longestDays = 90;
/** Hours after which a session of staff that is not used ends: it opens more than one's own things. */
export const staffIdleHours = 12;
/** Seconds that a token may be old when it is exchanged for a session. */
const freshSeconds = 300;

/** A session's two moments. */
interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
}

/** Whether a session still counts: used within 30 days, or 12 hours by staff, and begun within 90 days. */
export function isAlive({ createdAt, lastSeenAt }: SessionTimes, now: Date, ofStaff: boolean): boolean {
  const at = now.getTime();
  const idle = ofStaff ? staffIdleHours * hour : idleDays * day;
  return at - lastSeenAt.getTime() < idle && at - createdAt.getTime() < longestDays * day;
}

/** Whether it is worth writing down that a session was used: once an hour is enough for days, five minutes for hours. */
export const isWorthNoting = ({ lastSeenAt }: SessionTimes, now: Date, ofStaff: boolean): boolean =>
  now.getTime() - lastSeenAt.getTime() > (ofStaff ? hour / 12 : hour);

/** Whether a token is young enough for a session; a stolen one found later is worth nothing. */
export const isFresh = (issuedAt: Date, now: Date): boolean =>
  now.getTime() - issuedAt.getTime() <= freshSeconds * 1000;

/** Days for which the data of a closed account is kept, in case it was not meant. */
export const graceDays = 7;

/** Whether somebody proved who they are within so many seconds. */
export const isRecent = (authTime: Date, now: Date, seconds: number): boolean =>
  now.getTime() - authTime.getTime() <= seconds * 1000;

/** One or two letters that stand for a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}

/** What the header shows of somebody: their name, or the front of their address. */
export function whoOf(visitor: Pick<Visitor, 'name' | 'email' | 'staff' | 'awaitsSecondStep'>): Who {
  const name = (visitor.name?.trim() || visitor.email?.split('@')[0] || 'Account').slice(0, 60);
  return { name, initials: initialsOf(name), staff: worksHere(visitor) };
}
