import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import type { ShownSaved } from '../page.server.ts';
import { ThingMark } from './thing-mark.tsx';

type Item = ShownSaved['items'][number];

interface SavedRowProps {
  item: Item;
  /** Collections that it can be put into. */
  collections: readonly { id: string; name: string }[];
  /** What is wrong with the note that was sent, and what it said. */
  refused: { note: string; problem: string } | null;
}

function Forms({ item, collections, refused }: SavedRowProps) {
  const { ref, title, note } = item;
  return (
    <div className="grid gap-6 pb-5 @2xl:grid-cols-2 @2xl:ps-14">
      <Form method="post" preventScrollReset className="grid content-start gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="ref" value={ref} />
        <TextArea
          label={`Your note on ${title}`}
          name="note"
          rows={2}
          maxLength={1000}
          defaultValue={refused?.note ?? note}
          error={refused?.problem}
          hint="Only you can see it."
        />
        <div>
          <Button type="submit" variant="ink" size="small">
            Save note
          </Button>
        </div>
      </Form>
      <div className="grid content-start gap-4">
        {collections.length > 0 ? (
          <Form method="post" preventScrollReset className="grid gap-3">
            <input type="hidden" name="intent" value="collect" />
            <input type="hidden" name="ref" value={ref} />
            <SelectField label="Add to a collection" name="collection" required>
              {collections.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <div>
              <Button type="submit" variant="ghost" size="small">
                Add
              </Button>
            </div>
          </Form>
        ) : (
          <p className="text-[.9375rem] text-mute">
            Group saved items in a{' '}
            <a href="/account/collections" className="text-ink underline underline-offset-4">
              collection
            </a>
            .
          </p>
        )}
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="take-off" />
          <input type="hidden" name="ref" value={ref} />
          <Button type="submit" variant="ghost" size="small" tone="danger">
            Remove{note ? ' with its note' : ''}
            <span className="sr-only">: {title}</span>
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** A saved thing: what it is, the note on it, and behind the fold what can be done with it. */
export function SavedRow(props: SavedRowProps) {
  const { kind, kindWord, title, about, href, hue, note, saved } = props.item;
  return (
    <li className="relative border-b border-line px-4 last:border-0 sm:px-5">
      <div className="flex min-h-16 items-center gap-4 py-3 pe-14">
        <ThingMark kind={kind} hue={hue} />
        <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_7.5rem_6.5rem] @2xl:items-center">
          <div className={`min-w-0 ${note ? '' : '@2xl:col-span-2'}`}>
            {href ? (
              <a href={href} className="break-words font-[540] underline-offset-4 hover:underline">
                {title}
              </a>
            ) : (
              <span className="break-words font-[540]">{title}</span>
            )}
            <p className="truncate text-sm text-mute">{href ? about : 'No longer on the site'}</p>
          </div>
          {note ? <p className="min-w-0 text-[.9375rem] break-words @2xl:line-clamp-2">{note}</p> : null}
          <p className="text-sm text-mute @max-2xl:hidden">{kindWord}</p>
          <p className="text-sm text-mute @2xl:text-end">
            <span className="@2xl:hidden">{kindWord}, </span>
            <span className="whitespace-nowrap font-mono text-[.8125rem] [word-spacing:-.28em]">{saved}</span>
          </p>
        </div>
      </div>
      {/* Its button stands at the end of the row above, its content below the row. */}
      <details className={`group/fold ${foldMotion}`} open={props.refused !== null || undefined}>
        <summary className="absolute end-3 top-3 grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-selected [&::-webkit-details-marker]:hidden">
          <FoldSign />
          <span className="sr-only">Note, collection or remove: {title}</span>
        </summary>
        <Forms {...props} />
      </details>
    </li>
  );
}
