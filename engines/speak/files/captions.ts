/** Words with the time at which they are said, in seconds. */
export interface Caption {
  text: string;
  from: number;
  to: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

function clock(seconds: number, sign: string): string {
  const all = Math.round(seconds * 1000);
  const whole = Math.floor(all / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
  return `${parts}${sign}${String(all % 1000).padStart(3, '0')}`;
}

/** Captions as SRT. */
export const srtOf = (captions: readonly Caption[]): string =>
  captions
    .map(({ text, from, to }, at) => `${at + 1}\n${clock(from, ',')} --> ${clock(to, ',')}\n${text}\n`)
    .join('\n');

/** Captions as WebVTT; what would be markup there is written as text. */
export const vttOf = (captions: readonly Caption[]): string =>
  `WEBVTT\n\n${captions
    .map(({ text, from, to }) => {
      const plain = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
      return `${clock(from, '.')} --> ${clock(to, '.')}\n${plain}\n`;
    })
    .join('\n')}`;
