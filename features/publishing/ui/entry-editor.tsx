import { useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Segmented } from '#ui/actions/segmented.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import type { PictureChoice } from '#ui/fields/picture-field.tsx';
import type { EditorPage } from '../editor.server.ts';
import { kinds } from '../kinds.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EntryFields } from './entry-fields.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { useLivePreview } from './use-live-preview.ts';

interface EntryEditorProps {
  page: EditorPage;
  /** The studio's clock. */
  zone: string;
  writes: boolean;
  refused: Refusal | null;
  pictures: readonly PictureChoice[];
}

/** The words of an entry in their form, with how they will be read beside them; on a phone one or the other. */
export function EntryEditor({ page, zone, writes, refused, pictures }: EntryEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState('write');
  const { text, isBehind } = useLivePreview(form, page.kind, page.preview);
  // Words that came back from an earlier version are redrawn; a save leaves the fields as they are.
  const lastReturn = page.versions.find(({ origin }) => origin.startsWith('return:'))?.version ?? 0;
  return (
    <div className="border-y border-line bg-raised max-sm:-mx-4 sm:rounded-card sm:border-x">
      <EntryFacts page={page} zone={zone} writes={writes} refused={refused} />
      {text ? (
        <Segmented
          label="View"
          showLabel={false}
          size="small"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
          className="px-4 pt-4 xl:hidden noscript:hidden"
        />
      ) : null}
      <div className={text ? 'xl:grid xl:grid-cols-2' : 'max-w-[44rem]'}>
        <Form
          ref={form}
          key={lastReturn}
          id="entry"
          method="post"
          preventScrollReset
          data-shown={view === 'write' || undefined}
          className="grid content-start gap-5 px-4 py-6 sm:px-7 max-xl:not-data-shown:hidden noscript:grid!"
        >
          <ConflictNote version={page.version} refused={refused} theirs={`/admin-panel/content/${page.id}`} />
          <EntryFields
            fields={kinds[page.kind].fields}
            data={page.data}
            refused={refused}
            ownAddress={page.isOwn}
            readOnly={!writes}
            pictures={pictures}
          />
        </Form>
        {text ? (
          <section
            aria-label="Preview"
            data-shown={view === 'preview' || undefined}
            className="border-line px-4 py-6 sm:px-7 xl:border-s max-xl:not-data-shown:hidden noscript:block!"
          >
            <p role="status" className="mb-5 text-[.84375rem] text-mute xl:sticky xl:top-0">
              {isBehind
                ? 'The preview couldn’t be updated, so it shows an earlier text.'
                : 'How the page will read'}
            </p>
            <EntryPreview text={text} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
