import type { Who } from '../../who.ts';
import type { Ask } from '../ask.ts';
import type { Things } from '../things.ts';

/** A route of the site that is open to some of everybody. */
export interface Guarded {
  /** To whom; everybody else is refused. */
  allowed: readonly Who[];
  /** The request, with what belongs to Ann in it; a guest has the link of the thing. */
  ask: (things: Things, who: Who) => Ask;
  /** What the answer must hold to count as granted, where being answered is not enough. */
  shows?: string | ((things: Things) => string);
}

/** Some routes, by method and path. */
export type GuardedRoutes = Readonly<Record<string, Guarded>>;

/** Everybody who works here. */
export const anyStaff: readonly Who[] = ['staff', 'sales', 'editor', 'events', 'finance', 'readonly'];
/** The staff who work on something, and those who may look at it. */
export const working = (...areas: Who[]): readonly Who[] => ['staff', ...areas];
export const looking = (...areas: Who[]): readonly Who[] => ['staff', 'readonly', ...areas];
/** Everybody with an account that is not blocked. */
export const signedIn: readonly Who[] = ['self', 'unverified', 'member', 'owner', 'stranger', ...anyStaff];
/** Ann and the people of her company. */
export const company: readonly Who[] = ['self', 'member', 'owner'];

/** What saves a view of a list. A reader does so too, for themselves alone. */
export const savedView = (list: string, who: Who) => ({
  intent: 'save-view',
  list,
  name: `Of ${who}`,
  query: '',
});
