import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const packages = join(root, 'node_modules');

/** Files of packages that nothing here reads: other runtimes of the same models, letters and sounds in a second form. */
const unused = [
  ['onnxruntime-web/dist', /^(?!ort\.wasm\.|ort-wasm-simd-threaded\.(mjs|wasm)$)/],
  ['tesseract.js-core', /^tesseract-core(?!-simd-lstm\.wasm\.js$)/],
  ['@tesseract.js-data/eng/4.0.0', /./],
  ['@dittli/tts-en/assets/en', /^(cmudict|g2p_model)\.json$/],
];

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    // A package that is not installed here.
    return [];
  }
}

/** Source maps: nobody steps through the code of packages, and all of them together are as large as a browser. */
function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeMaps(path);
    else if (entry.isFile() && /\.[cm]?(js|ts|css)\.map$/.test(entry.name)) rmSync(path);
  }
}

/** Takes more than 200 MB off the disk that npm has to bring with the packages. */
export function removeUnusedFiles() {
  for (const [folder, names] of unused)
    for (const name of namesIn(join(packages, folder)))
      if (names.test(name)) rmSync(join(packages, folder, name), { recursive: true, force: true });
  removeMaps(packages);
}
