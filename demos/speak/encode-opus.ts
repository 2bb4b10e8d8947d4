import { oggOpusOf } from '#engines/speak/files/ogg-opus.ts';

const opusRate = 48_000;

/** Whether this browser can write Opus. */
export const canEncodeOpus = (): boolean => 'AudioEncoder' in globalThis;

/** A packet of the browser's encoder, and how long it sounds in microseconds. */
export interface EncodedPacket {
  bytes: Uint8Array;
  micros: number;
}

/**
 * Samples in packets of Opus, by the browser's own encoder. It stands on nothing outside itself, because `npm run
 * recordings` sends its source into a browser.
 */
export async function opusPackets(samples: Int16Array, rate: number): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  const failed = Promise.withResolvers<never>();
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push({ bytes, micros: chunk.duration ?? 20_000 });
    },
    error: failed.reject,
  });
  encoder.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate: 32_000 });
  for (let at = 0; at < samples.length; at += rate) {
    const part = samples.slice(at, at + rate);
    const data = new AudioData({
      format: 's16',
      sampleRate: rate,
      numberOfFrames: part.length,
      numberOfChannels: 1,
      timestamp: Math.round((at / rate) * 1e6),
      data: part,
    });
    encoder.encode(data);
    data.close();
  }
  await Promise.race([encoder.flush(), failed.promise]);
  encoder.close();
  return packets;
}

/** Packets as an Ogg file. */
export const oggOf = (packets: readonly EncodedPacket[], rate: number): Uint8Array<ArrayBuffer> =>
  oggOpusOf(
    packets.map(({ bytes, micros }) => ({ bytes, samples: Math.round((micros * opusRate) / 1e6) })),
    { rate },
  );

/** Samples as an Opus file in an Ogg container. */
export const encodeOpus = async (samples: Int16Array, rate: number): Promise<Blob> =>
  new Blob([oggOf(await opusPackets(samples, rate), rate)], { type: 'audio/ogg' });
