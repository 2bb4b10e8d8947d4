import { unzipSync } from 'fflate';
import { DocumentProblem, limits } from '../limits.ts';

/** An archive whose texts are unpacked one at a time. */
export interface Archive {
  names: ReadonlySet<string>;
  /** A text in it; empty where there is none. */
  text: (path: string) => string;
}

/**
 * Opens an archive without unpacking it. What it says about its size is counted first, and no text is unpacked
 * further than that: an archive that lies about it is cut off, not believed.
 */
export function openZip(name: string, bytes: Uint8Array): Archive {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        names.add(entry.name);
        unpacked += entry.originalSize;
        return false;
      },
    });
  } catch {
    throw new DocumentProblem(`${name} is damaged or was cut off. Save it again, or download it again.`);
  }
  if (unpacked > limits.unpacked || names.size > limits.entries)
    throw new DocumentProblem(`${name} unpacks to more than 150 MB, which is our limit.`);
  const text = (path: string): string => {
    if (!names.has(path)) return '';
    try {
      const found = unzipSync(bytes, { filter: (entry) => entry.name === path })[path];
      return new TextDecoder().decode(found);
    } catch {
      throw new DocumentProblem(`${name} is damaged or was cut off. Save it again, or download it again.`);
    }
  };
  return { names, text };
}
