import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { PictureCard } from '../picture-page.server.ts';
import { FocusPicker } from './focus-picker.tsx';

interface PictureWorkspaceProps {
  pictures: readonly PictureCard[];
  writes: boolean;
  refused: Refusal | null;
}

/** The pictures that texts can show, each with what it shows and what of it stays in view. */
export function PictureWorkspace({ pictures, writes, refused }: PictureWorkspaceProps) {
  const isNew = refused && !refused.typed.id;
  return (
    <>
      {writes ? (
        <Form
          method="post"
          encType="multipart/form-data"
          className="mb-6 grid gap-4 rounded-card border border-line bg-raised p-5 sm:grid-cols-[1fr_1fr_auto] sm:items-start sm:p-6"
        >
          <input type="hidden" name="intent" value="add" />
          <FileField
            label="Picture"
            name="file"
            required
            accept="image/jpeg,image/png"
            hint="A JPEG or PNG of up to 12 MB"
            error={isNew ? refused.fields.file : undefined}
          />
          <TextField
            label="Description"
            name="alt"
            required
            minLength={4}
            maxLength={200}
            hint="Say what the picture shows. Screen readers read it aloud."
            defaultValue={isNew ? refused.typed.alt : undefined}
            error={isNew ? refused.fields.alt : undefined}
          />
          <Button type="submit" variant="ink" size="small" className="sm:mt-8">
            Add picture
          </Button>
        </Form>
      ) : null}
      {pictures.length === 0 ? (
        <p className="rounded-card border border-line bg-raised p-7 text-mute">
          No pictures yet. Once you have added one, show it in a text with a line such as ![words](picture:…).
        </p>
      ) : null}
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture) => {
          const mine = refused?.typed.id === picture.id ? refused : null;
          return (
            <li key={picture.id} className="rounded-card border border-line bg-raised p-4">
              <Form method="post" className="grid gap-3">
                <input type="hidden" name="intent" value="save" />
                <input type="hidden" name="id" value={picture.id} />
                <ConflictNote version={picture.version} refused={mine} theirs="/admin-panel/pictures" />
                <FocusPicker picture={picture} disabled={!writes} />
                <TextField
                  label="Description"
                  name="alt"
                  required
                  minLength={4}
                  maxLength={200}
                  readOnly={!writes}
                  defaultValue={mine?.typed.alt ?? picture.alt}
                  error={mine?.fields.alt}
                />
                <div className="flex flex-wrap items-center gap-1">
                  {writes ? (
                    <>
                      <Button type="submit" variant="ghost" size="small">
                        Save
                      </Button>
                      <Button
                        type="submit"
                        name="intent"
                        value="delete"
                        variant="ghost"
                        size="small"
                        tone="danger"
                      >
                        Delete
                      </Button>
                    </>
                  ) : null}
                  <CopyButton text={`![${picture.alt}](picture:${picture.id})`} label="Copy Markdown" />
                </div>
              </Form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
