/** The kinds of calendars a host can keep elsewhere. */
export const calendarKinds = ['caldav', 'ics', 'google', 'microsoft'] as const;
