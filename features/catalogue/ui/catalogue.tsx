import { type ChangeEvent, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Pagination } from '#ui/actions/pagination.tsx';
import { Facets } from '#ui/fields/facets.tsx';
import { useAlive } from '#ui/foundation/use-store.ts';
import { addressOf, fieldsOf, readAddress } from '../address.ts';
import { type FacetName, noChoices } from '../facets.ts';
import type { ListPage } from '../page.server.ts';
import { ApplicationGrid } from './application-grid.tsx';
import { ApplicationRows } from './application-rows.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ListHead } from './list-head.tsx';
import { NothingFits, SearchNotes } from './search-notes.tsx';

interface CatalogueProps {
  page: ListPage;
  /** The list's own path: the catalogue, or its second view. */
  path: string;
}

/** The address that a form's present state stands for. */
function addressIn(form: HTMLFormElement, path: string): string {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return addressOf(path, readAddress(new URLSearchParams(fields)));
}

/** Facets, results and what leads on; every state is an address. */
export function Catalogue({ page, path }: CatalogueProps) {
  const { wish, tiles } = page;
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const live = useAlive();
  const form = useRef<HTMLFormElement>(null);
  const here = addressOf(path, wish);
  const clear = addressOf(path, wish, { chosen: noChoices });
  const picked = wish.compare;
  const elsewhere = page.picked.filter(({ slug }) => !tiles.some((tile) => tile.slug === slug));
  // A box that was ticked stays ticked while its results are on the way.
  const chosen = next?.pathname === path ? readAddress(new URLSearchParams(next.search)).chosen : wish.chosen;
  const groups = page.facets.map((facet) => ({
    ...facet,
    choices: facet.choices.map((each) => ({
      ...each,
      chosen: chosen[facet.name as FacetName].includes(each.value),
    })),
  }));

  const choose = (event: ChangeEvent<HTMLFormElement>) =>
    navigate(addressIn(event.currentTarget, path), { preventScrollReset: true });

  // A choice that was made before the scripts arrived has been made.
  useEffect(() => {
    const made = form.current ? addressIn(form.current, path) : here;
    if (made !== here) navigate(made, { replace: true, preventScrollReset: true });
  }, [here, navigate, path]);

  return (
    <Facets
      action={path}
      fields={fieldsOf({ ...wish, chosen: noChoices, page: 1 })}
      groups={groups}
      chosen={page.choices}
      clear={clear}
      result={`Show ${page.total.toLocaleString('en')} ${page.total === 1 ? 'application' : 'applications'}`}
      live={live}
      onChoose={choose}
      formRef={form}
    >
      <div className="group/results">
        <ListHead page={page} path={path} />
        <SearchNotes page={page} />
        {tiles.length === 0 ? <NothingFits page={page} path={path} wider={clear} /> : null}
        {tiles.length > 0 && wish.view === 'grid' ? (
          <ApplicationGrid tiles={tiles} path={path} picked={picked} />
        ) : null}
        {tiles.length > 0 && wish.view === 'list' ? (
          <ApplicationRows tiles={tiles} path={path} picked={picked} />
        ) : null}
        <CompareBar elsewhere={elsewhere} />
        {page.pages > 1 ? (
          <Pagination
            label="Applications"
            page={wish.page}
            pages={page.pages}
            href={(each) => addressOf(path, wish, { page: each })}
            className="mt-10"
          />
        ) : null}
      </div>
    </Facets>
  );
}
