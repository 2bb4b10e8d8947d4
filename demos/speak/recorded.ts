import { kokoroRate } from '#engines/speak/kokoro/rate.ts';
import type { Sound } from './recording.ts';

const times = /(\d+):(\d+):([\d.]+) --> (\d+):(\d+):([\d.]+)/g;

/** When each caption of a WebVTT file begins and ends, in seconds. */
export const captionTimes = (vtt: string): { from: number; to: number }[] =>
  [...vtt.matchAll(times)].map((found) => {
    const [hours = 0, minutes = 0, seconds = 0, toHours = 0, toMinutes = 0, toSeconds = 0] = found
      .slice(1)
      .map(Number);
    return {
      from: hours * 3600 + minutes * 60 + seconds,
      to: toHours * 3600 + toMinutes * 60 + toSeconds,
    };
  });

/** The lines of a recording of ours (`npm run recordings`), cut apart by its captions. */
export async function recordedLines(address: string, spoken: readonly string[]): Promise<Sound[]> {
  const [sound, captions] = await Promise.all([
    fetch(`${address}.ogg`).then((answer) => answer.arrayBuffer()),
    fetch(`${address}.vtt`).then((answer) => answer.text()),
  ]);
  const decoded = await new OfflineAudioContext(1, 1, kokoroRate).decodeAudioData(sound);
  const samples = decoded.getChannelData(0);
  return captionTimes(captions).map(({ from, to }, at) => ({
    samples: samples.slice(Math.round(from * kokoroRate), Math.round(to * kokoroRate)),
    rate: kokoroRate,
    spoken: spoken[at] ?? '',
    by: 'kokoro',
  }));
}
