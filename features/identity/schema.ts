import { z } from 'zod';
import { zoneSchema } from '#lib/forms/form-schemas.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';

/** What POST /api/session takes: an ID token of the identity service, of Firebase, or a credential of Google's button; and the browser's time zone. */
export const sessionSchema = z.object({
  idToken: z.string().min(20).max(16_384),
  zone: zoneSchema.optional().catch(undefined),
});

/** What DELETE /api/session may bring, for a browser that never got a session. */
export const signOutSchema = z.object({ idToken: z.string().max(16_384).optional() });

/** What POST /api/account/close takes: whether the data goes at once, too. */
export const closeSchema = z.object({ atOnce: z.boolean() });

/** What the readable cookie `who` says; for showing a name without a flash, never for deciding anything. */
export interface Who {
  name: string;
  initials: string;
  staff: boolean;
}

/** A signed-in person, as route loaders see them. */
export interface Visitor {
  sessionId: string;
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  photoUrl: string | null;
  /** Works here; only ever true with a confirmed address, and with a second step where one is demanded. */
  staff: boolean;
  /** Would be staff, but has not set up the second step that is demanded. */
  awaitsSecondStep: boolean;
  /** What they work on here; empty for everybody else. */
  areas: readonly StaffArea[];
  /** When they last proved who they are. */
  authTime: Date;
  /** The zone by whose clock they read times: the one they chose, else their browser's, else the agency's. */
  zone: string;
}

/** One line of what happened lately to the safety of an account. */
export interface SecurityLine {
  id: string;
  kind: string;
  text: string;
  at: string;
}

/** One line of the list of one's sessions. */
export interface SessionLine {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
}
