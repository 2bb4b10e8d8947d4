import { oggOpusOf } from '../../engines/speak/files/ogg-opus.ts';
import { openBrowser } from '../test/browser.ts';

const opusRate = 48_000;

/** What the encoder of a browser gives for samples in base64: packets in base64 with their length in microseconds. */
async function inBrowser({ sound, rate, bitrate }: { sound: string; rate: number; bitrate: number }) {
  const bytes = Uint8Array.from(atob(sound), (sign) => sign.charCodeAt(0));
  const samples = new Int16Array(bytes.buffer);
  const packets: { bytes: string; micros: number }[] = [];
  const encoder = new AudioEncoder({
    output: (chunk) => {
      const packet = new Uint8Array(chunk.byteLength);
      chunk.copyTo(packet);
      packets.push({ bytes: btoa(String.fromCharCode(...packet)), micros: chunk.duration ?? 20_000 });
    },
    error: (error) => {
      throw error;
    },
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
  await encoder.flush();
  return packets;
}

/** Samples as an Ogg Opus file, by the encoder of a Chromium: Node has none. */
export async function encodeInBrowser(samples: Int16Array, rate: number): Promise<Uint8Array> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    // Browsers encode only on pages from a safe place, which this machine is.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('http://localhost/');
    const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');
    const packets = await page.evaluate(inBrowser, { sound, rate, bitrate: 32_000 });
    return oggOpusOf(
      packets.map(({ bytes, micros }) => ({
        bytes: Buffer.from(bytes, 'base64'),
        samples: Math.round((micros * opusRate) / 1e6),
      })),
      { rate },
    );
  } finally {
    await browser.close();
  }
}
