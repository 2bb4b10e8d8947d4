import { captionClock } from '#lib/time/caption-clock.ts';

/** Words with the time at which they are said, in seconds. */
export interface Caption {
  text: string;
  from: number;
  to: number;
}

/** Captions as SRT. */
export const srtOf = (captions: readonly Caption[]): string =>
  captions
    .map(
      ({ text, from, to }, at) =>
        `${at + 1}\n${captionClock(from, ',')} --> ${captionClock(to, ',')}\n${text}\n`,
    )
    .join('\n');

/** Captions as WebVTT; what would be markup there is written as text. */
export const vttOf = (captions: readonly Caption[]): string =>
  `WEBVTT\n\n${captions
    .map(({ text, from, to }) => {
      const plain = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
      return `${captionClock(from, '.')} --> ${captionClock(to, '.')}\n${plain}\n`;
    })
    .join('\n')}`;
