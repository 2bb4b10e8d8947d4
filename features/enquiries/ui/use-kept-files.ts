import { type RefObject, useEffect, useRef, useState } from 'react';
import { uploadTo } from '#ui/fields/upload-to.ts';
import type { Upload } from '#ui/fields/use-file-queue.ts';
import type { WaitingFile } from '../receive.server.ts';

const sendFile = uploadTo('/api/enquiries/files');

/** The files that a form will send, noted as the page goes away; read once by the next. */
const storageName = (keep: string): string => `files:${keep}`;

function takeNoted(keep: string): WaitingFile[] {
  const noted = sessionStorage.getItem(storageName(keep));
  sessionStorage.removeItem(storageName(keep));
  return noted ? JSON.parse(noted) : [];
}

/** Uploads that are still there after a reload: what was brought to the server need not be chosen again. */
export function useKeptFiles(
  keep: string,
  before: readonly WaitingFile[],
  place: RefObject<HTMLElement | null>,
): { kept: readonly WaitingFile[]; upload: Upload } {
  const [kept, setKept] = useState(before);
  const known = useRef(new Map(before.map((file) => [file.token, file])));
  useEffect(() => {
    const noted = takeNoted(keep);
    for (const file of noted) known.current.set(file.token, file);
    if (noted.length > 0) setKept((there) => [...there, ...noted]);
    const note = () => {
      const form = place.current?.closest('form');
      const tokens = form ? new FormData(form).getAll('files').map(String) : [];
      const files = tokens.flatMap((token) => known.current.get(token) ?? []);
      if (files.length > 0) sessionStorage.setItem(storageName(keep), JSON.stringify(files));
    };
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, [keep, place]);
  return {
    kept,
    upload: async (file, options) => {
      const token = await sendFile(file, options);
      known.current.set(token, { token, name: file.name, bytes: file.size });
      return token;
    },
  };
}
