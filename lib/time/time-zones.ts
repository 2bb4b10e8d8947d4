/** The time zones that a form offers, with the world's own and with those that are chosen already, whatever they are called. */
export const timeZones = (...chosen: string[]): string[] =>
  [...new Set(['UTC', ...chosen, ...Intl.supportedValuesOf('timeZone')])].sort();
