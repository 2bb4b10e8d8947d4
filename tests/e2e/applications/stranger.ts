import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, tooWide } from '../page.ts';

/** What a hand on a phone needs for each, in seconds; finding the thing and reading what it says is counted in. */
const handNeeds = { press: 6, choose: 8, letter: 0.5, file: 25 };
const mostSeconds = 300;

interface OwnFile {
  name: string;
  type: string;
  text: string;
}

/**
 * Somebody who opens an application for the first time, on a phone: presses, types and chooses files, and takes the
 * time. Everything that is sent is written down.
 */
export async function stranger(page: Page, address: string, origin: string) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (request.method() !== 'GET' || (protocol.startsWith('http') && to !== origin))
      sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  await page.addInitScript(() => localStorage.setItem('demo:looked-around', '"yes"'));
  const began = Date.now();
  await page.goto(address);
  await hydrated(page);
  await page.locator('[data-application]').scrollIntoViewIfNeeded();
  const counts = { press: 0, choose: 0, letter: 0, file: 0 };
  return {
    async press(part: Locator) {
      counts.press += 1;
      await part.tap();
      expect(await tooWide(page)).toBe(0);
    },
    async type(field: Locator, text: string) {
      counts.letter += text.length;
      await field.fill(text);
    },
    async choose(field: Locator, label: string) {
      counts.choose += 1;
      await field.selectOption({ label });
    },
    async bring(field: Locator, ...files: OwnFile[]) {
      counts.file += 1;
      await field.setInputFiles(
        files.map(({ name, type, text }) => ({ name, mimeType: type, buffer: Buffer.from(text) })),
      );
    },
    async download(part: Locator): Promise<Buffer> {
      const waiting = page.waitForEvent('download');
      await this.press(part);
      return readFile(await (await waiting).path());
    },
    /** It took less than five minutes, by this clock and by a slow hand’s, and nothing left the browser. */
    end() {
      const clock = (Date.now() - began) / 1000;
      const byHand = Object.entries(counts).reduce(
        (sum, [what, count]) => sum + count * handNeeds[what as keyof typeof handNeeds],
        0,
      );
      const { press, choose, letter, file } = counts;
      console.log(
        `${address}: ${press} presses, ${choose} choices, ${letter} letters, ${file} files; about ${Math.round(byHand)} s by hand, ${clock.toFixed(1)} s by this browser`,
      );
      expect(sent).toEqual([]);
      expect(byHand).toBeLessThan(mostSeconds);
      expect(clock).toBeLessThan(mostSeconds);
    },
  };
}

/** A table as a spreadsheet of another country saves it. */
export const ownTable = (name: string, rows: readonly (readonly string[])[]): OwnFile => ({
  name,
  type: 'text/csv',
  text: `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}\r\n`,
});
