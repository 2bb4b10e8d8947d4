import { Temporal } from 'temporal-polyfill';

const morning = '09:00';

/** The morning of a day, where the studio is. */
export const morningOf = (day: string, zone: string): Date =>
  new Date(Temporal.ZonedDateTime.from(`${day}T${morning}[${zone}]`).epochMilliseconds);

/** A day that is often chosen, with the date that it is. */
export interface SnoozeChoice {
  label: string;
  day: string;
}

/** Days that are often chosen, counted from today: tomorrow, the next Monday, in a week, in a month. */
export function snoozeChoices(now: number, zone: string): SnoozeChoice[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const after = (days: number) => today.add({ days });
  const monday = after(8 - today.dayOfWeek);
  const choices = [
    { label: 'Tomorrow', day: after(1) },
    { label: 'In three days', day: after(3) },
    { label: 'Monday', day: monday },
    { label: 'In two weeks', day: after(14) },
  ];
  return choices
    .filter(({ day }, index) => choices.findIndex((other) => other.day.equals(day)) === index)
    .map(({ label, day }) => ({ label, day: day.toString() }));
}
