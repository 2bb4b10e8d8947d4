import type { Context } from 'hono';
import type { StaffSection } from '#lib/staff/staff-areas.ts';
import type { Env } from '../env.ts';

/** What the routes of a feature are given when they are mounted. */
export interface RouteTools {
  env: Env;
  /** The address that a request comes from, for limits. */
  clientAddress: (context: Context) => string;
  /** Who sent a request; null where nobody is signed in. */
  visitorOf: (request: Request) => Promise<{ userId: string; staff: boolean } | null>;
  /** Whoever sent a request, if they may do this in a section of the panel; otherwise throws what an API answers. */
  requireStaff: (
    request: Request,
    section: StaffSection,
    to: 'read' | 'write',
  ) => Promise<{ userId: string }>;
}
