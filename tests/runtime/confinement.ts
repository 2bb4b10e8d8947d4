import { runInside, type Sandbox } from './sandbox.ts';

/** Told by a process inside: who it is, what it may, and which places it could write to. */
const probe = `
const { readFileSync, writeFileSync, existsSync } = require('node:fs');
const capabilities = /CapEff:\\s*(\\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
const writable = ['/', '/app', '/app/build', '/app/node_modules', '/tmp', '/data'].filter((folder) => {
  try {
    writeFileSync(folder + '/probe', '');
    return true;
  } catch {
    return false;
  }
});
const shells = ['/bin/sh', '/usr/bin/sh', '/bin/bash'].filter((file) => existsSync(file));
console.log(JSON.stringify({ uid: process.getuid(), capabilities: Number('0x' + capabilities), writable, shells }));
`;

/** What a process inside is and may; `expected` is what an image must give it. */
export const confinement = async (sandbox: Sandbox): Promise<unknown> =>
  JSON.parse(await runInside(sandbox, ['-e', probe]));

export const expected = { uid: 1000, capabilities: 0, writable: ['/tmp', '/data'], shells: [] };

/** How many of the packages beside the build can be loaded inside, and those that cannot. */
export async function loadedPackages(sandbox: Sandbox): Promise<{ of: number; failed: string[] }> {
  const load = `
const { existsSync } = require('node:fs');
const names = Object.keys(require('/app/package.json').dependencies);
// Packages of data, or of parts without a whole: nothing can be imported by their name alone.
const withoutEntry = new Set(['@iconify-json/lucide', '@noble/hashes', 'world-atlas']);
(async () => {
  const failed = [];
  for (const name of names)
    if (withoutEntry.has(name)) existsSync('/app/node_modules/' + name + '/package.json') || failed.push(name);
    else await import(name).catch((error) => failed.push(name + ': ' + error.message));
  console.log(JSON.stringify({ of: names.length, failed }));
  process.exit(0);
})();`;
  return JSON.parse(await runInside(sandbox, ['-e', load])) as { of: number; failed: string[] };
}

/** How long the vector is that the language model gives a sentence inside; its runtime is bundled with the server. */
export async function vectorLength(sandbox: Sandbox): Promise<number> {
  const ask = `
const { Worker } = require('node:worker_threads');
const at = (name) => '/app/build/models/' + name;
const workerData = { weights: at('minilm.int8.onnx'), tokenizer: at('tokenizer.json'), runtime: at('ort-wasm-simd-threaded.wasm') };
const thread = new Worker('/app/build/server/threads/embed.thread.js', { workerData });
thread.on('message', ({ answer }) => {
  console.log(answer?.length ?? 0);
  process.exit(0);
});
thread.postMessage({ id: 1, question: 'A sentence.' });`;
  return Number(await runInside(sandbox, ['-e', ask]));
}
