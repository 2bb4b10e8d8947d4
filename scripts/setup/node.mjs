import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Trouble } from './trouble.mjs';

// From here on Node has argon2 and runs TypeScript as it stands.
const needed = [24, 7];

const atLeast = ([major, minor]) => {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** Stops early where even the set-up cannot run. */
export function refuseOldNode() {
  if (!atLeast([20, 0]))
    throw new Trouble(
      `This is Node ${process.versions.node}. Install Node 20 or newer and run the command again.`,
    );
}

/** The Node that everything runs on: this one if it is new enough, otherwise the one among the packages. */
export function projectNode() {
  if (atLeast(needed)) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  );
  if (existsSync(file)) return file;
  throw new Trouble(
    `This is Node ${process.versions.node}, and npm has no Node package for ${process.platform} ${process.arch}. Install Node ${needed.join('.')} or newer and run the command again.`,
  );
}
