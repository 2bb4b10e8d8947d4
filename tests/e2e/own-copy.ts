import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZip } from '../../server/zip/read-zip.ts';

/** Downloads everything that is kept of whoever is signed in, on the page of their details; gives the files of the archive. */
export async function ownCopy(page: Page): Promise<Record<string, Buffer>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all my data' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return readZip(new Response(new Uint8Array(bytes)).body as ReadableStream<Uint8Array>);
}
