import type { Temporal } from 'temporal-polyfill';

/**
 * What the browser itself knows of time zones, where it has Temporal. Its date formats know the same, but opening them
 * takes a slow phone up to a third of a second.
 */
export const browserTime = (): Pick<typeof Temporal, 'Now' | 'Instant'> | undefined =>
  (globalThis as { Temporal?: typeof Temporal }).Temporal;

/** The browser's time zone. */
export const ownZone = (): string =>
  browserTime()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
