import { type OpusPacket, oggOpusOf } from '#engines/speak/files/ogg-opus.ts';

const bitrate = 32_000;
const opusRate = 48_000;

/** Whether this browser can write Opus. */
export const canEncodeOpus = (): boolean => 'AudioEncoder' in globalThis;

/** Samples as an Opus file in an Ogg container, by the browser's own encoder. */
export async function encodeOpus(samples: Int16Array, rate: number): Promise<Blob> {
  const packets: OpusPacket[] = [];
  const failed = Promise.withResolvers<never>();
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push({ bytes, samples: Math.round(((chunk.duration ?? 20_000) * opusRate) / 1e6) });
    },
    error: failed.reject,
  });
  encoder.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate });
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
  return new Blob([oggOpusOf(packets, { rate })], { type: 'audio/ogg' });
}
