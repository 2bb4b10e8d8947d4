import { Download } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { giveBack } from '../../../app-kit/files/kept-file.ts';
import type { HandedFile } from '../../records.ts';

/** A file that was handed in. */
export const HandedFileButton = ({ file }: { file: HandedFile }) => (
  <Button variant="ghost" size="small" onClick={() => giveBack(file)} className="max-w-full">
    <Download size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
    <span className="min-w-0 truncate">{file.name}</span>
    <span className="shrink-0 text-mute">{fileSize(file.bytes)}</span>
  </Button>
);
