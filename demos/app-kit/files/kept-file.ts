import { z } from 'zod';
import { download } from '../../kit/export/download.ts';

/** A file that a sandbox keeps among its records, so that it is undone, exported and imported with them. */
export interface KeptFile {
  id: string;
  name: string;
  type: string;
  bytes: number;
  /** Its bytes in base64. */
  data: string;
}

/** Reads such a file from an export; a larger one is refused. */
export const keptFileSchema = (mostBytes: number) =>
  z.object({
    id: z.string().min(1).max(80),
    name: z.string().min(1).max(200),
    type: z.string().max(200),
    bytes: z.int().min(0),
    data: z.base64().max(Math.ceil(mostBytes / 3) * 4),
  });

/** A chosen file as the sandbox keeps it. */
export async function keptFile(file: File): Promise<KeptFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return {
    id: crypto.randomUUID(),
    name: file.name.slice(-200),
    type: file.type,
    bytes: bytes.length,
    data: btoa(text),
  };
}

/** The kept file again, byte for byte. Unless a kind is named, the browser learns none and opens nothing. */
export const blobOf = ({ data }: Pick<KeptFile, 'data'>, type = 'application/octet-stream'): Blob =>
  new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });

/** Gives a kept file back as a download. */
export const giveBack = (file: Pick<KeptFile, 'name' | 'data'>): void => download(file.name, blobOf(file));
