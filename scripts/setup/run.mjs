import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a command quietly; gives its exit code and what it printed. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Becomes another process, as far as Node can: signals go through, the exit code comes back. */
export function replaceWith(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    // A terminal sends Ctrl-C to the whole group; from elsewhere (kill, a supervisor) it must be passed on.
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve();
    });
  });
}

/** Does a step and prints one line with its seconds. */
export async function step(label, work) {
  const began = performance.now();
  const result = await work();
  console.log(`  ${label.padEnd(24)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}
