import { useSyncExternalStore } from 'react';

const never = () => () => {};
const own = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of who looks at the page; null until the page has its scripts. */
export const useVisitorZone = (): string | null => useSyncExternalStore(never, own, () => null);
