import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { SortableList } from '#ui/layout/sortable-list.tsx';
import { collectionHref } from '../address.ts';
import type { OpenCollection, ShownItem } from '../page.server.ts';
import { AddThings } from './add-things.tsx';
import { ItemWords, OwnItem } from './collection-item.tsx';
import { CompanyPart, DeletePart, LinkPart } from './share-part.tsx';
import type { CollectionWords } from './words.ts';

interface CollectionViewProps {
  open: OpenCollection;
  words: CollectionWords;
  /** Sends where a thing was dragged to. */
  onMove: (ref: string, to: number) => Promise<unknown>;
  /** What is wrong with the name that was sent. */
  nameProblem?: string;
  /** A tick for comparing, at each thing. */
  tick?: (item: ShownItem) => ReactNode;
  /** Follows the things: their comparison. */
  after?: ReactNode;
}

const sheet = 'overflow-hidden rounded-card border border-line bg-raised';

function Things({ open, words, onMove, tick }: CollectionViewProps) {
  if (open.items.length === 0)
    return (
      <p className={`${sheet} p-6 text-mute`}>
        This collection is empty.{open.own ? ' Add saved items below.' : ''}
      </p>
    );
  if (!open.own)
    return (
      <ul className={`@container ${sheet} px-5 *:border-b *:border-line *:last:border-0`}>
        {open.items.map((item) => (
          <li key={item.ref}>
            <ItemWords item={item} />
            {tick ? <div className="pb-2 ps-14">{tick(item)}</div> : null}
          </li>
        ))}
      </ul>
    );
  return (
    <SortableList
      label={`${open.name}, in its order`}
      items={open.items}
      keyOf={({ ref }) => ref}
      nameOf={({ title }) => title}
      onMove={onMove}
      className={sheet}
    >
      {(item, place) => (
        <OwnItem
          // A note that was kept comes back folded.
          key={item.note}
          collection={open.id}
          item={item}
          place={place}
          last={place === open.items.length - 1}
          words={words}
          before={tick?.(item)}
        />
      )}
    </SortableList>
  );
}

function NamePart({ open, nameProblem }: Pick<CollectionViewProps, 'open' | 'nameProblem'>) {
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="describe" />
      <input type="hidden" name="collection" value={open.id} />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        defaultValue={open.name}
        error={nameProblem}
      />
      <TextArea label="Description" name="note" rows={2} maxLength={1000} defaultValue={open.note} />
      <div>
        <Button type="submit" variant="ink" size="small">
          Save name and note
        </Button>
      </div>
    </Form>
  );
}

/** One collection: its things in their order, what can be put in, and who else sees it. */
export function CollectionView(props: CollectionViewProps) {
  const { open, words, nameProblem, after } = props;
  return (
    <>
      <a
        href={collectionHref(words.scope)}
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-[.95rem] text-mute hover:text-ink"
      >
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
        All collections
      </a>
      <div className="mb-5">
        <h2 className="break-words text-[clamp(1.75rem,3vw,2.25rem)]">{open.name}</h2>
        {open.note ? <p className="mt-2 max-w-[44rem] whitespace-pre-line break-words">{open.note}</p> : null}
        <p className="mt-2 text-sm text-mute">
          {open.items.length === 1 ? 'One item' : `${open.items.length} items`}, changed {open.changed}
          {open.own ? '' : ', shared by someone at your company'}
        </p>
      </div>
      <Things {...props} />
      {after}
      {open.own ? (
        <DetailPage className="mt-8">
          <WorkspacePart
            heading="Add items"
            about="Choose from what you’ve saved. You can change the order afterwards."
          >
            <AddThings open={open} words={words} />
          </WorkspacePart>
          <WorkspacePart heading="Share with a link">
            <LinkPart open={open} />
          </WorkspacePart>
          <WorkspacePart heading="Share with your company">
            <CompanyPart open={open} />
          </WorkspacePart>
          <WorkspacePart heading="Name and note">
            <NamePart open={open} nameProblem={nameProblem} />
            <div className="mt-6">
              <DeletePart open={open} />
            </div>
          </WorkspacePart>
        </DetailPage>
      ) : null}
    </>
  );
}
