const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekday of a day of the course, which begins on a Monday. */
export const weekdayOf = (day: number): string => weekdays[day % 7] ?? '';

/** When something happens, as seen from today. */
export function dayWords(day: number, today: number): string {
  const ahead = day - today;
  if (ahead <= 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return `in ${ahead} days`;
}

export const cardsWords = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
