import type { Plugin } from 'vite';

const named = 'new URL("ort-wasm-simd-threaded.wasm",import.meta.url)';

/**
 * Models are opened with a WebAssembly file that they are given (`engines/embed/bert.ts`). The runtime also names that file
 * beside its own code, and a build would copy its 14 MB for nobody: this takes the name out.
 */
export function runtimeWithoutFile(): Plugin {
  return {
    name: 'runtime-without-file',
    enforce: 'pre',
    transform: {
      filter: { id: /onnxruntime-web[\\/]dist[\\/].*\.mjs/ },
      handler(code) {
        // A new version may use another name, and the copy must not return unnoticed.
        if (!code.includes(named))
          throw new Error('onnxruntime-web no longer refers to its file in the expected way');
        return { code: code.replaceAll(named, 'new URL(import.meta.url)'), map: null };
      },
    },
  };
}
