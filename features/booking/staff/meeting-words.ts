/** Where a meeting stands for those who hold it, in words. */
export const meetingWords = {
  upcoming: 'Upcoming',
  over: 'Past',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
} as const;

/** Where a meeting stands. */
export type MeetingStanding = keyof typeof meetingWords;

/** What happened to a meeting, in words, by the kind of its event. */
export const happenedWords: Readonly<Record<string, string>> = {
  'booking.booked': 'Booked',
  'booking.moved': 'Moved',
  'booking.cancelled': 'Cancelled',
  'booking.handed-over': 'Handed over',
  'booking.reminded': 'Reminder sent',
  'booking.no-show': 'Attendance changed',
};
