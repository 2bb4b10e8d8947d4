import { fadeList } from './fade.ts';
import { roundOf } from './noise.ts';
import type { Setting } from './setting.ts';

/** Something that sounds, and can be stopped. */
export interface Playing {
  stop: () => void;
}

/** Plays the sound for so many seconds and fades it; the browser's sound clock does both, also in a hidden tab. */
export function play({ sound, curve }: Setting, seconds: number): Playing {
  const context = new AudioContext();
  const round = roundOf(sound, context.sampleRate);
  const buffer = context.createBuffer(1, round.length, context.sampleRate);
  buffer.copyToChannel(round, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const volume = new GainNode(context, { gain: 1 });
  volume.gain.setValueCurveAtTime(fadeList(curve), context.currentTime, seconds);
  source.connect(volume).connect(context.destination);
  source.start();
  return {
    stop: () => {
      source.stop();
      void context.close();
    },
  };
}
