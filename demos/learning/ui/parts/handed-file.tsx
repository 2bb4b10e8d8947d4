import { Download } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { download } from '../../../kit/export/download.ts';
import type { HandedFile } from '../../records.ts';

/** A chosen file as the sandbox keeps it. */
export async function keptFile(file: File): Promise<HandedFile> {
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

/** Gives a file back. Its kind is not told to the browser, which could open it instead. */
function giveBack({ name, data }: HandedFile): void {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  download(name, new Blob([bytes], { type: 'application/octet-stream' }));
}

/** A file that was handed in. */
export const HandedFileButton = ({ file }: { file: HandedFile }) => (
  <Button variant="ghost" size="small" onClick={() => giveBack(file)} className="max-w-full">
    <Download size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
    <span className="min-w-0 truncate">{file.name}</span>
    <span className="shrink-0 text-mute">{fileSize(file.bytes)}</span>
  </Button>
);
