import { useId } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspaceEmpty, WorkspaceSearch } from '#ui/kinds/workspace-list.tsx';
import { collectionHref } from '../address.ts';
import type { ShownCard, ShownList } from '../page.server.ts';
import { CollectionCard } from './collection-card.tsx';
import type { CollectionWords } from './words.ts';

interface CollectionListProps {
  list: ShownList;
  words: CollectionWords;
  /** What is wrong with the name that was sent, and what it was. */
  refused: { name: string; problem: string } | null;
}

const grid = 'grid grid-cols-1 items-stretch gap-4 sm:grid-cols-2 xl:grid-cols-3';

function Cards({ cards, words }: { cards: readonly ShownCard[]; words: CollectionWords }) {
  return (
    <ul className={grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <CollectionCard card={card} href={collectionHref(words.scope, { open: card.id })} />
        </li>
      ))}
    </ul>
  );
}

function NewCollection({ words, refused }: Omit<CollectionListProps, 'list'>) {
  return (
    <Form
      method="post"
      id="new-collection"
      className="mb-6 flex flex-wrap items-end gap-3 rounded-card border border-line bg-raised p-5"
    >
      <input type="hidden" name="intent" value="make" />
      <FormKey />
      <TextField
        label="Name of the new collection"
        name="name"
        required
        maxLength={80}
        defaultValue={refused?.name}
        error={refused?.problem}
        placeholder={words.example}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" variant="ink" className="!min-h-12 max-sm:w-full">
        Create collection
      </Button>
    </Form>
  );
}

function Nothing({ list, words }: Pick<CollectionListProps, 'list' | 'words'>) {
  if (list.q)
    return (
      <WorkspaceEmpty
        className="rounded-card border border-line bg-raised"
        heading={`No collections match “${list.q}”`}
        action={
          <ButtonLink href={collectionHref(words.scope)} variant="ghost" size="small">
            Show all
          </ButtonLink>
        }
      >
        <p>We search names and your notes.</p>
      </WorkspaceEmpty>
    );
  return (
    <WorkspaceEmpty
      className="rounded-card border border-line bg-raised"
      heading="No collections yet"
      action={
        <ButtonLink href={words.from.href} variant="ghost" size="small">
          {words.from.label}
        </ButtonLink>
      }
    >
      <p>{words.empty}</p>
      <p>{words.exampleText}</p>
    </WorkspaceEmpty>
  );
}

/** Somebody's collections, with what their company shows them. */
export function CollectionList({ list, words, refused }: CollectionListProps) {
  const companyHeading = useId();
  return (
    <>
      <NewCollection words={words} refused={refused} />
      {list.total > 0 || list.q ? (
        <WorkspaceSearch label="Search your collections" words={list.q} className="mb-4 w-full sm:w-64" />
      ) : null}
      {list.collections.length > 0 ? (
        <Cards cards={list.collections} words={words} />
      ) : (
        <Nothing list={list} words={words} />
      )}
      {list.pages > 1 ? (
        <Pagination
          label="Collections"
          page={list.page}
          pages={list.pages}
          href={(page) => collectionHref(words.scope, { q: list.q, page })}
          className="mt-5"
        />
      ) : null}
      {list.ofCompany.length > 0 ? (
        <section aria-labelledby={companyHeading} className="mt-10">
          <h2 id={companyHeading} className="mb-4 text-xl">
            From others at {list.company}
          </h2>
          <Cards cards={list.ofCompany} words={words} />
        </section>
      ) : null}
    </>
  );
}
