import { z } from 'zod';
import { help, origins } from './env-fields.ts';

const text = z.string().min(4).max(400).optional();

/** The OAuth applications through which hosts give the site access to their calendars. */
export const calendarVariables = {
  CALENDAR_ORIGINS: origins
    .default([])
    .meta(
      help(
        'Calendars',
        'Calendar servers on your own network that may be connected, separated by commas; others must be on the public internet.',
        'https://calendar.lan:5232',
      ),
    ),
  GOOGLE_CALENDAR_CLIENT_ID: text.meta(
    help('Calendars', 'OAuth client for hosts with a Google calendar; without it they can’t connect one.'),
  ),
  GOOGLE_CALENDAR_CLIENT_SECRET: text.meta(help('Calendars', 'Its secret.')),
  MICROSOFT_CALENDAR_CLIENT_ID: text.meta(
    help('Calendars', 'OAuth client for hosts with a Microsoft calendar; without it they can’t connect one.'),
  ),
  MICROSOFT_CALENDAR_CLIENT_SECRET: text.meta(help('Calendars', 'Its secret.')),
};
