import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './root.mjs';

const folder = join(root, '.setup-lock');
const holder = join(folder, 'pid');

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  try {
    mkdirSync(folder);
    writeFileSync(holder, String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function release() {
  rmSync(folder, { recursive: true, force: true });
}

function heldByTheDead() {
  try {
    return !alive(Number(readFileSync(holder, 'utf8')));
  } catch {
    // Between its folder and its file a holder is alive; one that died there is caught by the second look.
    return false;
  }
}

/** Installs and builds of two commands at once wait for each other; what a killed one left is taken over. */
export async function alone(work) {
  for (let tries = 0; !take(); tries += 1) {
    if (heldByTheDead() || tries > 3000) release();
    else if (tries === 5) console.log('  waiting for another set-up in this folder');
    await wait(200);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
