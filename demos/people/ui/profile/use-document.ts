import { useState } from 'react';
import { toast } from '#ui/panels/toast.ts';
import { blobOf } from '../../../app-kit/files/kept-file.ts';
import { openFile, shownAs } from '../../../app-kit/files/open-file.ts';
import { download } from '../../../kit/export/download.ts';
import { makePdf } from '../../../kit/pdf/make-pdf.ts';
import { usePaper } from '../../../kit/pdf/paper-choice.tsx';
import type { Person, PersonDocument } from '../../records.ts';
import { letterBlocks } from '../../rules/letter-blocks.ts';
import { usePeople } from '../people-context.ts';

/** Opens and downloads the documents of a person; `busy` is the id of one that is being written. */
export function useDocument(person: Person) {
  const { rows, company } = usePeople();
  const [paper] = usePaper();
  const [busy, setBusy] = useState<string | null>(null);

  /** The file of a document: the one that was added, or a letter of the sample, written now. */
  async function fileOf(document: PersonDocument): Promise<Blob | null> {
    const { letter, name } = document;
    const kept = rows.files.get(document.fileId ?? '');
    if (kept) return blobOf(kept, shownAs(name) ?? undefined);
    if (!letter) return null;
    return makePdf(letterBlocks(rows, person, { ...document, letter }, company.company), {
      size: paper,
      title: `${name.replace(/\.pdf$/i, '')}, ${person.name}`,
      lang: 'en-GB',
      author: company.company.name,
      foot: 'A sample document about a made-up person.',
    });
  }
  async function give(document: PersonDocument, take: (name: string, blob: Blob) => void) {
    setBusy(document.id);
    try {
      const blob = await fileOf(document);
      if (blob) take(document.name, blob);
    } catch (error) {
      toast({ title: error instanceof Error ? error.message : String(error), tone: 'danger' });
    }
    setBusy(null);
  }
  return {
    busy,
    /** Whether there is a file at all: lists that were saved by an earlier version held names only. */
    has: ({ fileId, letter }: PersonDocument) => Boolean(letter) || rows.files.has(fileId ?? ''),
    open: (document: PersonDocument) =>
      give(document, shownAs(document.name) ? openFile : (name, blob) => download(name, blob)),
    save: (document: PersonDocument) => give(document, (name, blob) => download(name, blob)),
  };
}
