import { makeResampler } from '#engines/speech/resample.ts';
import recorderAddress from './recorder.worklet.ts?worker&url';

/** A microphone that is open. */
export interface Microphone {
  pause: () => void;
  resume: () => void;
  /** Lets the microphone go; the browser's sign that it is in use goes out. */
  close: () => void;
}

/** Why a microphone could not be opened, and what to do about it. */
function reasonOf(problem: unknown): string {
  const name = problem instanceof DOMException ? problem.name : '';
  if (name === 'NotAllowedError')
    return 'Your browser doesn’t allow the microphone here. Allow it next to the page’s address, or choose a file instead.';
  if (name === 'NotFoundError') return 'We found no microphone. Connect one, or choose a file instead.';
  return 'We couldn’t open the microphone. Close other programs that may be using it, or choose a file instead.';
}

/** Opens the microphone and gives its sound at the rate that the model hears. An error's message is for the visitor. */
export async function openMicrophone(onSound: (block: Float32Array) => void): Promise<Microphone> {
  if (!navigator.mediaDevices)
    throw new Error('This browser allows the microphone only over https. You can choose a file instead.');
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
    .catch((problem: unknown) => {
      throw new Error(reasonOf(problem));
    });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== 'closed') void context.close();
  };
  try {
    await context.audioWorklet.addModule(recorderAddress);
    const recorder = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 });
    const { push } = makeResampler(context.sampleRate);
    recorder.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSound(push(data));
    context.createMediaStreamSource(stream).connect(recorder);
    await context.resume();
  } catch (problem) {
    close();
    throw new Error(reasonOf(problem));
  }
  return {
    pause: () => void context.suspend(),
    resume: () => void context.resume(),
    close,
  };
}
