import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FoldSign, foldMotion } from '#ui/panels/fold.tsx';
import { ThingMark } from '../../ui/thing-mark.tsx';
import type { ShownItem } from '../page.server.ts';
import type { CollectionWords } from './words.ts';

interface ItemWordsProps {
  item: Omit<ShownItem, 'note'> & { note?: string };
}

/** What a thing is, and what was said of it. */
export function ItemWords({ item: { kind, kindWord, title, about, href, hue, note } }: ItemWordsProps) {
  return (
    <div className="flex min-h-16 items-center gap-4 py-3">
      <ThingMark kind={kind} hue={hue} />
      <div className="min-w-0 flex-1">
        {href ? (
          <a href={href} className="break-words font-[540] underline-offset-4 hover:underline">
            {title}
          </a>
        ) : (
          <span className="break-words font-[540]">{title}</span>
        )}
        <p className="text-sm text-mute">
          {kindWord}: {href ? about : 'no longer on the site'}
        </p>
        {note ? <p className="mt-1 text-[.9375rem] break-words whitespace-pre-line">{note}</p> : null}
      </div>
    </div>
  );
}

interface CollectionItemProps {
  collection: string;
  item: ShownItem;
  /** Its place, from 0, and whether it is the last one. */
  place: number;
  last: boolean;
  words: CollectionWords;
  /** Stands before the fold: a tick for comparing. */
  before?: ReactNode;
}

/** One thing in one's own collection: its note, one step up or down, or out; all of it works without scripts. */
export function OwnItem({ collection, item, place, last, words, before }: CollectionItemProps) {
  const { ref, title, note } = item;
  const which = (
    <>
      <input type="hidden" name="collection" value={collection} />
      <input type="hidden" name="ref" value={ref} />
    </>
  );
  return (
    <div className="relative pe-14 ps-1 noscript:ps-5">
      <div className={before ? '@2xl:pe-32' : ''}>
        <ItemWords item={item} />
      </div>
      {before ? (
        <div className="pb-2 ps-14 @2xl:absolute @2xl:end-18 @2xl:top-2.5 @2xl:p-0">{before}</div>
      ) : null}
      <details className={`group/fold ${foldMotion}`}>
        <summary className="absolute end-3 top-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-selected [&::-webkit-details-marker]:hidden">
          <FoldSign />
          <span className="sr-only">Note, order or remove: {title}</span>
        </summary>
        <div className="grid gap-4 pb-5 @2xl:ps-14">
          <Form method="post" preventScrollReset className="grid max-w-[34rem] gap-3">
            <input type="hidden" name="intent" value="note" />
            {which}
            <TextArea
              label={`${words.note} ${title}`}
              name="note"
              rows={2}
              maxLength={1000}
              defaultValue={note}
              hint={words.noteHint}
            />
            <div>
              <Button type="submit" variant="ink" size="small">
                Save note
              </Button>
            </div>
          </Form>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            {which}
            {place > 0 ? (
              <Button type="submit" name="intent" value="up" variant="ghost" size="small">
                Move up<span className="sr-only"> {title}</span>
              </Button>
            ) : null}
            {last ? null : (
              <Button type="submit" name="intent" value="down" variant="ghost" size="small">
                Move down<span className="sr-only"> {title}</span>
              </Button>
            )}
            <Button type="submit" name="intent" value="remove" variant="ghost" size="small" tone="danger">
              Remove{note ? ' with its note' : ''}
              <span className="sr-only">: {title}</span>
            </Button>
          </Form>
        </div>
      </details>
    </div>
  );
}
