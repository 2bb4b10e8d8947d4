import type { Feature } from '#server/feature.ts';
import { removeEntry } from './commands/erase-visitor.server.ts';
import { bookingForget } from './commands/forget.server.ts';
import { bookingReadCalendars } from './commands/read-calendars.server.ts';
import { bookingReminders } from './commands/remind.server.ts';
import { bookingWaiting, waitingListeners } from './commands/tell-waiting.server.ts';
import { calendarListeners } from './commands/write-calendars.server.ts';
import { bookingsSection } from './panel.ts';
import { bookingData, bookingPollsData } from './personal-data.server.ts';
import { bookingSeed } from './seeds.server.ts';
import { bookingList } from './staff/list.server.ts';

/** Meetings: times, hosts, their calendars elsewhere and the waiting list. */
export const bookingFeature: Feature = {
  name: 'booking',
  panel: [bookingsSection],
  jobs: [removeEntry, bookingReadCalendars, bookingReminders, bookingWaiting],
  retentions: [bookingForget],
  listeners: [...waitingListeners, ...calendarListeners],
  lists: [bookingList],
  personalData: [bookingData, bookingPollsData],
  seeds: [bookingSeed],
};
