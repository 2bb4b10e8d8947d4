import type { EventKind, EventStatus, RegistrationStatus, TicketMode } from '../schema.ts';

/** Where an event stands for those who run it. */
export type Standing = EventStatus | 'past';

/** What each standing is called. */
export const standingWords: Record<Standing, string> = {
  draft: 'Draft',
  published: 'Public',
  past: 'Past',
  cancelled: 'Cancelled',
};

/** What the states of a registration are called. */
export const stateWords: Record<RegistrationStatus, string> = {
  registered: 'Has a seat',
  waiting: 'On the waiting list',
  cancelled: 'Cancelled',
};

/** What the ways to take part are called. */
export const modeWords: Record<TicketMode, string> = { 'on-site': 'On site', online: 'Online' };

/** An event as the list of the panel shows it. */
export interface EventLine {
  id: string;
  title: string;
  slug: string;
  kind: EventKind;
  standing: Standing;
  startAt: Date;
  zone: string;
  place: string;
  capacity: number;
  taken: number;
  waiting: number;
  /** How many came in. */
  inside: number;
  createdAt: Date;
}

/** Somebody who registered, as the list of the panel shows them. */
export interface AttendeeLine {
  id: string;
  name: string;
  email: string;
  reference: string;
  status: RegistrationStatus;
  number: number;
  mode: TicketMode;
  eventId: string;
  event: string;
  /** Each with its question. */
  answers: readonly string[];
  createdAt: Date;
  checkedInAt: Date | null;
}
