import { Plus } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import { ThingMark } from '../../ui/thing-mark.tsx';
import { collectionPages } from '../address.ts';
import type { OpenCollection } from '../page.server.ts';
import type { CollectionWords } from './words.ts';

interface AddThingsProps {
  open: OpenCollection;
  words: CollectionWords;
}

/** What was saved and is not in the collection yet, with a search and a button on each. */
export function AddThings({ open, words }: AddThingsProps) {
  return (
    <>
      <search>
        <form action={collectionPages[words.scope]} className="flex items-end gap-3">
          <input type="hidden" name="open" value={open.id} />
          <TextField
            key={open.find}
            label="Search what you saved"
            name="find"
            type="search"
            defaultValue={open.find}
            required
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="ghost" className="!min-h-12">
            Search
          </Button>
        </form>
      </search>
      {open.found.length === 0 ? (
        <p className="mt-4 text-[.9375rem] text-mute">
          {open.find
            ? `No other saved items match “${open.find}”.`
            : 'Everything you’ve saved is already here.'}{' '}
          <a href={words.from.href} className="text-ink underline underline-offset-4">
            {words.from.label}
          </a>
        </p>
      ) : (
        <ListGroup className="mt-4">
          {open.found.map(({ ref, kind, kindWord, title }) => (
            <ListRow
              key={ref}
              media={<ThingMark kind={kind} hue={null} />}
              title={title}
              note={kindWord}
              actions={
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="add" />
                  <input type="hidden" name="collection" value={open.id} />
                  <input type="hidden" name="ref" value={ref} />
                  <Button type="submit" variant="ghost" size="small">
                    <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
                    Add<span className="sr-only"> {title}</span>
                  </Button>
                </Form>
              }
            />
          ))}
        </ListGroup>
      )}
    </>
  );
}
