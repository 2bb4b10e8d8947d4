/** What is read of a file. Whatever is longer is refused, or read up to there and said. */
export const limits = {
  files: 20,
  bytes: 25 * 1024 * 1024,
  /** Bytes of everything in an archive once it is unpacked, and how many things may be in it. */
  unpacked: 150 * 1024 * 1024,
  entries: 10_000,
  pages: 1500,
  /** Letters of all blocks. */
  letters: 5_000_000,
  rows: 50_000,
  /** How long the reading of one file may take. */
  ms: 90_000,
} as const;

/** Said of a PDF without text, whose pages can still be recognised. */
export const onlyPictures = 'only pictures of pages';

/** A file that can't be read, in words that say what to do. */
export class DocumentProblem extends Error {
  override name = 'DocumentProblem';
}
