import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { services } from '#server/services.ts';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium on this machine: the one that is named, else the first on PATH; null where there is none. */
export function findChromium(named: string | undefined, path = process.env.PATH ?? ''): string | null {
  const places = named
    ? [named]
    : names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  return places.find(canRun) ?? null;
}

/** Whether pages can be opened in a browser here: the operator wants it, there is one, and it has its sandbox. */
export function browserOffered(): boolean {
  const { SCAN_BROWSER, CHROMIUM_PATH } = services().env;
  return SCAN_BROWSER && process.getuid?.() !== 0 && findChromium(CHROMIUM_PATH) !== null;
}
