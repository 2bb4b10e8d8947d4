import { oggOf, opusPackets } from '../../demos/speak/encode-opus.ts';
import { openBrowser } from '../test/browser.ts';

const base64 = (samples: Int16Array): string =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');

/** Samples as an Ogg Opus file, by the encoder of a Chromium: Node has none. */
export async function encodeInBrowser(samples: Int16Array, rate: number): Promise<Uint8Array> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    // Browsers encode only on pages from a safe place, which this machine is.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('http://localhost/');
    // The same function as on the page for visitors, as source: bytes travel in and out as base64.
    const packets = await page.evaluate<{ bytes: string; micros: number }[]>(`(async () => {
      const bytes = Uint8Array.from(atob('${base64(samples)}'), (sign) => sign.charCodeAt(0));
      const packets = await (${opusPackets})(new Int16Array(bytes.buffer), ${rate});
      return packets.map(({ bytes, micros }) => ({ bytes: btoa(String.fromCharCode(...bytes)), micros }));
    })()`);
    return oggOf(
      packets.map(({ bytes, micros }) => ({ bytes: Buffer.from(bytes, 'base64'), micros })),
      rate,
    );
  } finally {
    await browser.close();
  }
}
