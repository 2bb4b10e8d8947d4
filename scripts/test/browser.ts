import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

// The headless shell draws the same pages with half the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** The Chromium that npm brings; its package holds one for 64-bit Intel Linux only. */
async function fromPackage(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

function byApt(): string | null {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return null;
  console.log('  fetching Chromium from the system’s packages');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    env,
    stdio: 'ignore',
  });
  return onPath('chromium-headless-shell');
}

/** Finds a Chromium, or gets one, or says what to do. */
export async function chromiumPath(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is set to ${given}, which does not exist`);
  }
  for (const name of names) {
    const found = onPath(name);
    if (found) return found;
  }
  const got = (await fromPackage()) ?? byApt();
  if (got) return got;
  throw new Error(
    'The browser tests need Chromium, but none was found. Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** What every browser of this project is started with: nothing that leaves the machine. */
export const browserFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless browser; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: browserFlags });
}
