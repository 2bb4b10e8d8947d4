import { mixDown, sampleRate } from '#engines/speech/sound.ts';
import { clock } from '#lib/time/play-clock.ts';

/** What can be brought. */
export const limits = { seconds: 30 * 60, bytes: 400_000_000 } as const;

const tooLong = (name: string, seconds: number): Error =>
  new Error(
    `${name} is ${clock(seconds)} long. Up to 30 minutes can be transcribed at once, so please cut it first.`,
  );

/** The length of a sound by its own account; null where it does not say. */
function saidLength(file: Blob): Promise<number | null> {
  const audio = new Audio();
  const address = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration : null);
    audio.onerror = () => resolve(null);
    audio.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/**
 * The samples of a sound file at the rate that the model hears, by the browser's own decoder, which works in a
 * process that a broken file cannot leave. An error's message is for the visitor.
 */
export async function decodeSound(name: string, file: Blob): Promise<Float32Array> {
  if (file.size === 0)
    throw new Error(`${name} is empty. Was it still being saved or downloaded? Choose it again.`);
  if (file.size > limits.bytes)
    throw new Error(
      `${name} is larger than 400 MB. Save it as mp3 or m4a, which is much smaller, and try again.`,
    );
  const said = await saidLength(file);
  if (said !== null && said > limits.seconds) throw tooLong(name, said);
  // Decoding for a context of this rate also resamples.
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const decoded = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new Error(
      `${name} can’t be played in this browser, so we can’t transcribe it. Try mp3, m4a, wav, ogg, webm or flac.`,
    );
  });
  if (decoded.duration > limits.seconds) throw tooLong(name, decoded.duration);
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at));
  return mixDown(channels);
}
