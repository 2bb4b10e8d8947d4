import { captionClock } from '#lib/time/caption-clock.ts';
import { clock } from '#lib/time/play-clock.ts';
import { captionsOf } from './captions.ts';
import { isUnsure, type Line, spanOf, textOf } from './transcript.ts';

const named = (speaker: string, text: string): string => (speaker ? `${speaker}: ${text}` : text);

/** SubRip captions, which most players and editors read. */
export const srtOf = (lines: readonly Line[]): string =>
  captionsOf(lines)
    .map(
      ({ start, end, speaker, rows }, at) =>
        `${at + 1}\n${captionClock(start, ',')} --> ${captionClock(end, ',')}\n${named(speaker, rows.join('\n'))}\n`,
    )
    .join('\n');

/** Text of a WebVTT cue: its three marks would begin a tag or an entity. */
const cueText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT captions, which browsers read; speakers are voices. */
export const vttOf = (lines: readonly Line[]): string =>
  `WEBVTT\n\n${captionsOf(lines)
    .map(({ start, end, speaker, rows }) => {
      const voice = speaker ? `<v ${cueText(speaker)}>` : '';
      return `${captionClock(start, '.')} --> ${captionClock(end, '.')}\n${voice}${cueText(rows.join('\n'))}\n`;
    })
    .join('\n')}`;

/** Lines of one speaker that follow each other without a long pause, as one paragraph. */
export function paragraphsOf(lines: readonly Line[]): { speaker: string; start: number; text: string }[] {
  const paragraphs: { speaker: string; start: number; end: number; texts: string[] }[] = [];
  for (const line of lines) {
    const { start, end } = spanOf(line);
    const last = paragraphs.at(-1);
    if (last && last.speaker === line.speaker && start - last.end < 2 && last.texts.length < 8) {
      last.texts.push(textOf(line));
      last.end = end;
    } else paragraphs.push({ speaker: line.speaker, start, end, texts: [textOf(line)] });
  }
  return paragraphs.map(({ speaker, start, texts }) => ({ speaker, start, text: texts.join(' ') }));
}

/** Plain text in paragraphs, with speakers where they are named. */
export const txtOf = (lines: readonly Line[]): string =>
  `${paragraphsOf(lines)
    .map(({ speaker, text }) => named(speaker, text))
    .join('\n\n')}\n`;

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Everything for programs: lines and words with their times and how sure the model was. */
export const jsonOf = (title: string, lines: readonly Line[]): object => ({
  title,
  wordTimes: 'estimated within each line',
  lines: lines.map((line) => ({
    speaker: line.speaker || null,
    start: rounded(spanOf(line).start),
    end: rounded(spanOf(line).end),
    text: textOf(line),
    words: line.words.map((word) => ({
      text: word.text,
      start: rounded(word.start),
      end: rounded(word.end),
      sure: rounded(word.sure),
      unsure: isUnsure(word),
    })),
  })),
});

/** What stands before a paragraph in a document. */
export const paragraphHead = ({ speaker, start }: { speaker: string; start: number }): string =>
  speaker ? `${speaker}, ${clock(start)}` : clock(start);
