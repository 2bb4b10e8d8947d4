import { useSyncExternalStore } from 'react';
import { ownZone } from '#lib/time/browser-time.ts';

const never = () => () => {};

/** The time zone of who looks at the page; null until the page has its scripts. */
export const useVisitorZone = (): string | null => useSyncExternalStore(never, ownZone, () => null);
