import { useRef } from 'react';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { largestFile, mostFiles } from '../choices.ts';
import { acceptedEndings } from '../file-kind.ts';
import type { WaitingFile } from '../receive.server.ts';
import { useKeptFiles } from './use-kept-files.ts';

interface FilePartProps {
  /** The name under which the form keeps what was typed. */
  keep: string;
  /** Files of a form that came back; they need not be chosen again. */
  before: readonly WaitingFile[];
  error?: string;
}

/** The files that come along: sent one by one where there are scripts, with the form where there are none. */
export function FilePart({ keep, before, error }: FilePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const { kept, upload } = useKeptFiles(keep, before, place);
  return (
    <div ref={place}>
      {kept.map(({ token, name, bytes }) => (
        <Checkbox
          key={token}
          name="files"
          value={token}
          label={name}
          note={`${fileSize(bytes)}, already attached. Untick it to leave it out.`}
          defaultChecked
        />
      ))}
      <FileDrop
        label="Files"
        name="files"
        accept={acceptedEndings}
        maxBytes={largestFile}
        maxFiles={mostFiles - kept.length}
        upload={upload}
        error={error}
        hint="Up to five files of 10 MB each: PDF, Office, pictures or text."
      />
    </div>
  );
}
