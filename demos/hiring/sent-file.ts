import type { SentFile } from './actions/apply.ts';
import type { ResumeFile } from './records.ts';

/** What is kept of a file, in bytes: more than any résumé needs, and little enough to stay in a browser. */
export const mostBytes = 3_000_000;

/** A file as it is kept with a candidate. */
export const sentFileOf = (file: File): Promise<SentFile> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () =>
      done({ name: file.name, type: file.type, data: String(reader.result).split(',')[1] ?? '' });
    reader.onerror = () => fail(new Error(`${file.name} could not be read.`));
    reader.readAsDataURL(file);
  });

/** The kept file again, byte for byte. */
export const blobOf = ({ data, type }: ResumeFile): Blob =>
  new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
