/** What kinds of calendars elsewhere are called. */
export const calendarWords = {
  caldav: 'CalDAV',
  ics: 'ICS address',
  google: 'Google',
  microsoft: 'Microsoft',
} as const;
