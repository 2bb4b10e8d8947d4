import type { EventStatus, RegistrationStatus } from './schema.ts';

/**
 * Who holds a link: the reader of the mail, the browser that has just registered, or whoever was shown the code
 * on the ticket, who learns only whether it counts.
 */
export const linkRoles = ['mail', 'receipt', 'ticket'] as const;
export type LinkRole = (typeof linkRoles)[number];

/** What a link of ours says. */
export interface LinkClaim {
  id: string;
  role: LinkRole;
  /** Which holder of the seat it was made for. */
  holder: number;
}

/** A registration as far as the links care. */
export interface LinkedRegistration {
  registration: { id: string; status: RegistrationStatus; holder: number; checkedInAt?: Date | null };
  event: { status: EventStatus; startAt: Date; endAt: Date };
}

const day = 86_400_000;

/** Whoever holds a link sees its registration, until two months after the event; not once the seat went to another. */
export function maySee(claim: LinkClaim, { registration, event }: LinkedRegistration, now: Date): boolean {
  return (
    claim.id === registration.id &&
    claim.holder === registration.holder &&
    now.getTime() < event.endAt.getTime() + 60 * day
  );
}

/** Who registered may cancel or hand on until the event begins. */
export function mayChange(claim: LinkClaim, linked: LinkedRegistration, now: Date): boolean {
  const { registration, event } = linked;
  return (
    maySee(claim, linked, now) &&
    claim.role !== 'ticket' &&
    registration.status !== 'cancelled' &&
    event.status === 'published' &&
    now < event.startAt
  );
}

/** The instructions are for those who have a seat. */
export function maySeeInstructions(claim: LinkClaim, linked: LinkedRegistration, now: Date): boolean {
  return (
    maySee(claim, linked, now) &&
    claim.role !== 'ticket' &&
    linked.registration.status === 'registered' &&
    linked.event.status === 'published'
  );
}

/** Who had a seat may say how it was, once it is over. */
export function mayRate(claim: LinkClaim, linked: LinkedRegistration, now: Date): boolean {
  const { registration, event } = linked;
  return (
    maySee(claim, linked, now) &&
    claim.role !== 'ticket' &&
    registration.status === 'registered' &&
    event.status === 'published' &&
    now >= event.endAt
  );
}

/** Who was checked in has a certificate of it, once the event is over. */
export const mayHaveCertificate = (claim: LinkClaim, linked: LinkedRegistration, now: Date): boolean =>
  mayRate(claim, linked, now) && Boolean(linked.registration.checkedInAt);
