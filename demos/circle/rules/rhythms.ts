/** How often one wants to speak, as people say it. */
export const rhythms = [
  { days: 7, name: 'every week' },
  { days: 14, name: 'every 2 weeks' },
  { days: 30, name: 'every month' },
  { days: 91, name: 'every 3 months' },
  { days: 182, name: 'twice a year' },
  { days: 365, name: 'once a year' },
  { days: 0, name: 'no fixed interval' },
] as const;

export const rhythmName = (days: number): string =>
  rhythms.find((each) => each.days === days)?.name ?? `every ${days} days`;
