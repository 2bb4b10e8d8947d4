import { clockAt } from './words-of-time.ts';

/** How somebody reads a clock: 2:30 pm, or 14:30. */
export type ClockStyle = '12' | '24';

/** What readers of a language are used to, by the first one that a browser names; 24 hours where it names none. */
export function styleOfLanguage(acceptLanguage: string | null): ClockStyle {
  const tag = (acceptLanguage ?? '').split(/[,;]/)[0]?.trim() ?? '';
  if (!tag || tag === '*') return '24';
  try {
    const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
    return hourCycle === 'h11' || hourCycle === 'h12' ? '12' : '24';
  } catch {
    return '24';
  }
}

/** The style that an address asks for, or the one that fits the language. */
export const styleOf = (asked: string | null, acceptLanguage: string | null): ClockStyle =>
  asked === '12' || asked === '24' ? asked : styleOfLanguage(acceptLanguage);

/** The clock of a zone at a moment: 2:30 pm, or 14:30. */
export function timeAt(iso: string, zone: string, style: ClockStyle): string {
  const shown = clockAt(iso, zone);
  if (style === '24') return shown;
  const hour = Number(shown.slice(0, 2));
  return `${hour % 12 || 12}:${shown.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}
