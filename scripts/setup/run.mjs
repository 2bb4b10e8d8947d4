import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Passes the signals that end us on to a child while it runs; what it gives says which came. A terminal sends Ctrl-C
 * to the whole group, but a supervisor or `kill` reaches this process alone.
 */
function passSignals(child) {
  let passed = null;
  const pass = (signal) => {
    passed = signal;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  child.on('close', () => {
    for (const signal of signals) process.off(signal, pass);
  });
  return () => passed;
}

/** Runs a command quietly; gives its exit code and what it printed. A signal ends it, and then this process too. */
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
    const passed = passSignals(child);
    child.on('error', reject);
    child.on('close', (code) => {
      const signal = passed();
      if (signal) process.kill(process.pid, signal);
      else resolve({ code, output });
    });
  });
}

/** Becomes another process, as far as Node can: signals go through, the exit code comes back. */
export function replaceWith(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    passSignals(child);
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
