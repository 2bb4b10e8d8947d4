import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import type { Person, PersonDocument } from '../../records.ts';
import { documentsOf } from '../../rules/documents.ts';
import { usePeople } from '../people-context.ts';
import { AddDocument, RenameDocument } from './document-form.tsx';
import { DocumentRow } from './document-row.tsx';
import { useDocument } from './use-document.ts';

/** The papers of a person, which they and HR can open, add to and sort out. */
export function DocumentsPart({ person }: { person: Person }) {
  const { rows, viewer } = usePeople();
  const files = useDocument(person);
  const [adds, setAdds] = useState(false);
  const [renamed, setRenamed] = useState<PersonDocument | null>(null);
  const [adding, renaming] = [useId(), useId()];
  const documents = documentsOf(rows, viewer, person.id);
  const own = person.id === viewer.person.id;
  return (
    <div className="max-w-3xl">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-[.9375rem] text-mute">
          {own ? 'Seen by you and by HR.' : `Seen by ${person.name} and by HR.`}
        </p>
        <Button size="small" variant="ghost" className="print:hidden" onClick={() => setAdds(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add a document
        </Button>
      </div>
      {documents.length === 0 ? (
        <p className="border-y border-line py-4 text-mute">
          There are no documents yet. Add a contract, a certificate or anything else that belongs here.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              files={files}
              onRename={() => setRenamed(document)}
            />
          ))}
        </ul>
      )}
      <Sheet id={adding} heading="Add a document" open={adds} onOpenChange={setAdds}>
        {adds ? <AddDocument person={person} onDone={() => setAdds(false)} /> : null}
      </Sheet>
      <Sheet
        id={renaming}
        heading="Rename the document"
        open={renamed !== null}
        onOpenChange={(open) => {
          if (!open) setRenamed(null);
        }}
      >
        {renamed ? (
          <RenameDocument key={renamed.id} document={renamed} onDone={() => setRenamed(null)} />
        ) : null}
      </Sheet>
    </div>
  );
}
