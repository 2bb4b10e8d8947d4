import { choiceCount, type ListWish, readAddress } from './address.ts';
import { facetNames, offeredChoices } from './facets.ts';
import { choiceLabel, facetWords } from './labels.ts';
import { type List, listApplications } from './list.server.ts';
import { shownTile } from './present.server.ts';
import { applicationsAt } from './queries.server.ts';

/** One facet as the page offers it. */
interface OfferedFacet {
  name: string;
  legend: string;
  choices: { value: string; label: string; count: number | null; chosen: boolean }[];
}

function offered(list: List, wish: ListWish): OfferedFacet[] {
  return facetNames.flatMap((name) => {
    const chosen = wish.chosen[name];
    // Too many to count: what was chosen is still shown, so that it can be taken back.
    const choices = list.facets
      ? offeredChoices(list.facets[name], chosen, facetWords[name].order)
      : chosen.map((value) => ({ value, count: null, chosen: true }));
    if (choices.length === 0) return [];
    const { legend } = facetWords[name];
    return [
      { name, legend, choices: choices.map((each) => ({ ...each, label: choiceLabel(name, each.value) })) },
    ];
  });
}

/** Everything that a page of the list shows. */
export async function listPage(query: URLSearchParams, visitor: { staff: boolean }) {
  const wish = readAddress(query);
  const list = await listApplications(wish, visitor);
  const picked = await applicationsAt(wish.compare, visitor);
  return {
    wish: { ...wish, page: list.page },
    facets: offered(list, wish),
    choices: choiceCount(wish.chosen),
    tiles: list.tiles.map(shownTile),
    picked: picked.map(({ slug, name }) => ({ slug, name })),
    sort: list.sort,
    pages: list.pages,
    total: list.total,
    more: list.more,
    corrected: list.reading.corrected,
    unknown: list.reading.unknown,
    loose: list.loose,
  };
}
export type ListPage = Awaited<ReturnType<typeof listPage>>;
