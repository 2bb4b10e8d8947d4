export const curves = ['even', 'late', 'stairs'] as const;
export type CurveKind = (typeof curves)[number];

export const leastMinutes = 1;
export const mostMinutes = 90;
const stairs = 6;

/** How loud it is, from 1 to 0, when this part (0 to 1) of the time has passed. */
export function loudness(kind: CurveKind, part: number): number {
  if (part >= 1) return 0;
  if (part <= 0) return 1;
  if (kind === 'late') return 1 - part ** 3;
  if (kind === 'stairs') return 1 - Math.floor(part * stairs) / stairs;
  return 1 - part;
}

/** The whole fade as a list of loudnesses, which the browser's own sound clock follows. */
export const fadeList = (kind: CurveKind, length = 241): number[] =>
  Array.from({ length }, (_, index) => loudness(kind, index / (length - 1)));

/** The minute at which it has come down to half, in tenths. */
export function halfAt(kind: CurveKind, minutes: number): number {
  const list = fadeList(kind, 1201);
  const index = list.findIndex((loud) => loud <= 0.5);
  return Math.round((index / 1200) * minutes * 10) / 10;
}

/** Reads how many minutes were typed; null where it is no whole number. */
export const minutesIn = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** What is wrong with the minutes, and what the player does until they are corrected. */
export function minutesTrouble(typed: string, kept: number): string | null {
  const minutes = minutesIn(typed);
  const until = `Until then it plays for ${kept}.`;
  if (minutes === null) return `Type whole minutes, like 20. ${until}`;
  return minutes < leastMinutes || minutes > mostMinutes
    ? `Choose between ${leastMinutes} and ${mostMinutes} minutes. ${until}`
    : null;
}

/** What is left, as a clock writes it: 75 seconds are 1:15. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The lit part of a moon with this radius round 0, 0: full at 1, new at 0. */
export function moonPath(lit: number, radius: number): string {
  const edge = Math.round(Math.abs(1 - 2 * lit) * radius * 100) / 100;
  return `M0 ${-radius}A${radius} ${radius} 0 0 0 0 ${radius}A${edge} ${radius} 0 0 ${lit > 0.5 ? 0 : 1} 0 ${-radius}Z`;
}

/** The fade as a line on a sheet of this size, with its loudest point at the top. */
export const fadePath = (kind: CurveKind, width: number, height: number): string =>
  fadeList(kind)
    .map((loud, index, { length }) => {
      const x = Math.round((index / (length - 1)) * width * 10) / 10;
      return `${index === 0 ? 'M' : 'L'}${x} ${Math.round((1 - loud) * height * 10) / 10}`;
    })
    .join('');
