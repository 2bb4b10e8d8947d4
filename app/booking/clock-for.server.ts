import { type ClockStyle, styleOf } from '#lib/time/clock-style.ts';

/** How a visitor reads a clock: as the address asks, or as their browser's language does. */
export const clockFor = (request: Request, url: URL): ClockStyle =>
  styleOf(url.searchParams.get('clock'), request.headers.get('accept-language'));
