import { wavOf } from '#lib/files/write-wav.ts';
import { mixDown, sampleRate } from './sound.ts';

/** A sound of one channel with its rate. */
interface Sound {
  samples: Float32Array;
  rate: number;
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));

/** One sample of a WAV file as a number from -1 to 1. */
function sampleAt(view: DataView, at: number, bits: number, isFloat: boolean): number {
  if (isFloat) return view.getFloat32(at, true);
  if (bits === 8) return (view.getUint8(at) - 128) / 128;
  if (bits === 16) return view.getInt16(at, true) / 32_768;
  if (bits === 24) return (view.getUint16(at, true) | (view.getInt8(at + 2) << 16)) / 8_388_608;
  return view.getInt32(at, true) / 2_147_483_648;
}

/** Reads a WAV file of plain samples. */
export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE')
    throw new Error('This isn’t a WAV file.');
  let format = { kind: 1, channels: 1, rate: sampleRate, bits: 16 };
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (textAt(view, at) === 'fmt ')
      format = {
        kind: view.getUint16(body, true),
        channels: view.getUint16(body + 2, true),
        rate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    if (textAt(view, at) === 'data') {
      const { channels, rate, bits, kind } = format;
      const width = bits / 8;
      const count = Math.floor(Math.min(size, bytes.length - body) / (width * channels));
      const read = Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: count }, (_, index) =>
          sampleAt(view, body + (index * channels + channel) * width, bits, kind === 3),
        ),
      );
      return { samples: mixDown(read), rate };
    }
    at = body + size + (size % 2);
  }
  throw new Error('This WAV file contains no sound.');
}

/** Writes sound at 16 kHz as a WAV file of 16 bits, which every player opens. */
export const writeWav = (samples: Float32Array): Uint8Array<ArrayBuffer> =>
  wavOf(
    Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, value)) * 32_767),
    sampleRate,
  );
