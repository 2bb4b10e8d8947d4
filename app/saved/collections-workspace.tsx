import type { ReactNode } from 'react';
import { useInTurn } from '#app/saved/use-in-turn.ts';
import type { CollectionsPage, ShownItem } from '#features/saved/collections/page.server.ts';
import { CollectionList } from '#features/saved/collections/ui/collection-list.tsx';
import { CollectionView } from '#features/saved/collections/ui/collection-view.tsx';
import type { CollectionWords } from '#features/saved/collections/ui/words.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';

interface CollectionsWorkspaceProps {
  page: CollectionsPage;
  words: CollectionWords;
  /** What the last form did. */
  news: string | null;
  refused: (Refusal & { what: string }) | null;
  tick?: (item: ShownItem) => ReactNode;
  after?: ReactNode;
}

/** A page of collections: the list, or the one that is open, with what the last form did above it. */
export function CollectionsWorkspace({ page, words, news, refused, tick, after }: CollectionsWorkspaceProps) {
  const send = useInTurn();
  const { open, list, missing } = page;
  const nameProblem = refused?.fields.name;
  const problem = refused && !nameProblem ? (Object.values(refused.fields)[0] ?? refused.message) : null;
  const move = (collection: string) => (ref: string, to: number) =>
    send({ intent: 'move', collection, ref, to: String(to) });
  return (
    <>
      <AlertPlace className="*:mb-4">
        {problem ? <Alert tone="danger" heading={problem} /> : null}
        {missing && !news ? <Alert tone="warning" heading="This collection no longer exists." /> : null}
        {news && !refused ? <Alert tone="done" heading={news} /> : null}
      </AlertPlace>
      {open ? (
        <CollectionView
          open={open}
          words={words}
          onMove={move(open.id)}
          nameProblem={refused?.what === 'describe' ? nameProblem : undefined}
          tick={tick}
          after={after}
        />
      ) : null}
      {list ? (
        <CollectionList
          list={list}
          words={words}
          refused={
            refused?.what === 'make' && nameProblem
              ? { name: refused.typed.name ?? '', problem: nameProblem }
              : null
          }
        />
      ) : null}
    </>
  );
}
