const padded = (value: number, signs = 2): string => String(value).padStart(signs, '0');

/** A time as captions have it, such as 00:01:02,345. */
export function captionClock(seconds: number, mark: ',' | '.'): string {
  const all = Math.round(seconds * 1000);
  const [hours, minutes] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60];
  return `${padded(hours)}:${padded(minutes)}:${padded(Math.floor(all / 1000) % 60)}${mark}${padded(all % 1000, 3)}`;
}
