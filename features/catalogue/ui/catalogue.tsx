import { counted } from '#lib/money/grouped.ts';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Facets } from '#ui/fields/facets.tsx';
import { addressOf, fieldsOf } from '../address.ts';
import { type FacetName, noChoices } from '../facets.ts';
import type { ListPage } from '../page.server.ts';
import { ApplicationGrid } from './application-grid.tsx';
import { ApplicationRows } from './application-rows.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ListHead } from './list-head.tsx';
import { NothingFits, SearchNotes } from './search-notes.tsx';
import { useListChanges } from './use-list-changes.ts';

interface CatalogueProps {
  page: ListPage;
  /** The list's own path: the catalogue, or its second view. */
  path: string;
}

/** Facets, results and what leads on; every state is an address. */
export function Catalogue({ page, path }: CatalogueProps) {
  const { tiles } = page;
  const { wish, filters, results, choose, pick } = useListChanges(page.wish, path);
  const clear = addressOf(path, wish, { chosen: noChoices });
  const groups = page.facets.map((facet) => ({
    ...facet,
    choices: facet.choices.map((each) => ({
      ...each,
      chosen: wish.chosen[facet.name as FacetName].includes(each.value),
    })),
  }));
  const shown = { tiles, path, picked: wish.compare, onPick: pick };

  return (
    <Facets
      action={path}
      fields={fieldsOf({ ...wish, chosen: noChoices, page: 1 })}
      groups={groups}
      chosen={page.choices}
      clear={clear}
      result={`Show ${counted(page.total, 'application')}`}
      onChoose={choose}
      formRef={filters}
    >
      <div ref={results} data-results="">
        <ListHead page={page} path={path} />
        <SearchNotes page={page} />
        {tiles.length === 0 ? <NothingFits page={page} path={path} wider={clear} /> : null}
        {tiles.length > 0 && page.wish.view === 'grid' ? <ApplicationGrid {...shown} /> : null}
        {tiles.length > 0 && page.wish.view === 'list' ? <ApplicationRows {...shown} /> : null}
        <CompareBar
          picked={page.picked}
          elsewhere={page.picked.filter(({ slug }) => !tiles.some((tile) => tile.slug === slug))}
        />
        {page.pages > 1 ? (
          <Pagination
            label="Applications"
            page={page.wish.page}
            pages={page.pages}
            href={(each) => addressOf(path, wish, { page: each })}
            className="mt-10"
          />
        ) : null}
      </div>
    </Facets>
  );
}
