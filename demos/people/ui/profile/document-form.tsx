import { useState } from 'react';
import { FileField } from '#ui/fields/file-field.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { type KeptFile, keptFile } from '../../../app-kit/files/kept-file.ts';
import { addDocument, renameDocument } from '../../actions/documents.ts';
import { refused } from '../../actions/outcome.ts';
import { mostFileBytes, type Person, type PersonDocument } from '../../records.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

interface AddDocumentProps {
  person: Person;
  onDone: () => void;
}

/** A file for somebody's documents. */
export function AddDocument({ person, onDone }: AddDocumentProps) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const [file, setFile] = useState<KeptFile | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  async function take(chosen: File | undefined) {
    setFile(null);
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size > mostFileBytes)
      return setProblem(
        `${chosen.name} has ${fileSize(chosen.size)}, and the limit is 3 MB. Choose a smaller file.`,
      );
    try {
      setFile(await keptFile(chosen));
    } catch {
      setProblem(`${chosen.name} can’t be read. Choose it again, or choose another file.`);
    }
  }
  return (
    <TypedForm
      send="Add this document"
      onDone={onDone}
      onCancel={onDone}
      onSend={(typed) =>
        problem
          ? refused(problem, 'file')
          : act(addDocument(rows, viewer, person.id, { file, name: typed('name') }, day))
      }
    >
      {(wrong) => (
        <>
          <FileField
            label="File"
            name="file"
            required
            hint="Up to 3 MB, of any kind. It stays in this browser and is part of what you export."
            error={problem ?? (file ? undefined : wrong('file'))}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
          <TextField
            label="Name"
            name="name"
            hint="Leave it empty to use the name of the file."
            error={wrong('name')}
          />
        </>
      )}
    </TypedForm>
  );
}

interface RenameDocumentProps {
  document: PersonDocument;
  onDone: () => void;
}

/** Another name for a document. */
export function RenameDocument({ document, onDone }: RenameDocumentProps) {
  const { rows, viewer } = usePeople();
  const act = useAct();
  return (
    <TypedForm
      send="Rename"
      onDone={onDone}
      onCancel={onDone}
      onSend={(typed) => act(renameDocument(rows, viewer, document.id, typed('name')))}
    >
      {(wrong) => (
        <TextField label="Name" name="name" required defaultValue={document.name} error={wrong('name')} />
      )}
    </TypedForm>
  );
}
