import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { tallySearch } from '#app/numbers/searches.server.ts';
import { type FoundPage, findPages } from '#app/search/find-pages.server.ts';
import { type DirectoryGroup, directory } from '#app/site-map/directory.server.ts';
import { IndexPage } from '#ui/kinds/index-page.tsx';

const most = 40;

/** The first search after a start waits for the model; a page does not wait longer than this. */
const patienceMs = 4000;

export async function loader({ url, request }: { url: URL; request: Request }) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const facts = pageFacts(url, query ? { title: `“${query}” in all our pages` } : {});
  if (!query) return { facts, query, hits: [], answer: null, groups: await directory() };
  const { pages: hits, answer } = await findPages(query, { limit: most, withinMs: patienceMs });
  if (hits.length === 0) tallySearch(query, request.headers);
  return { facts, query, hits, answer, groups: hits.length === 0 ? await directory() : [] };
}

function Hits({ hits }: { hits: readonly FoundPage[] }) {
  return (
    <ol className="border-t-2 border-ink">
      {hits.map((hit) => (
        <li key={hit.path} className="border-b border-line">
          <a href={hit.path} className="group grid gap-x-6 gap-y-1 py-5 lg:grid-cols-12 lg:items-baseline">
            <span className="flex items-center gap-3 font-display text-[1.375rem] font-semibold leading-tight tracking-[-.03em] lg:col-span-4">
              <span
                data-hue={hit.hue ?? undefined}
                className={`size-4 shrink-0 rounded-md ${hit.hue ? 'bg-hue' : 'border border-line'}`}
                aria-hidden="true"
              />
              <span className="underline-offset-4 group-hover:underline">{hit.label}</span>
            </span>
            <span className="text-mute text-pretty lg:col-span-6">{hit.description}</span>
            <span className="text-[.95rem] max-lg:hidden lg:col-span-2 lg:text-right">{hit.kind}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Directory({ groups }: { groups: readonly DirectoryGroup[] }) {
  return (
    <div className="gap-x-6 [column-fill:balance] sm:columns-[2_14rem] lg:columns-[4_14rem]">
      {groups.map((group) => (
        <section key={group.name} className="mb-10 break-inside-avoid border-t-2 border-ink pt-3">
          <h2 className="text-xl">{group.name}</h2>
          <ul className="mt-2">
            {group.links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-9 items-center py-1 leading-snug text-mute underline-offset-4 hover:text-ink hover:underline max-sm:min-h-11"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export default function SearchPage() {
  const { query, hits, answer, groups } = useLoaderData<typeof loader>();
  const pages = groups.reduce((sum, group) => sum + group.links.length, 0);
  return (
    <IndexPage
      heading={query && hits.length > 0 ? 'Search results' : query ? 'No pages found' : 'All pages'}
      count={query ? hits.length : pages}
      counted="pages"
      placeholder="Search for a word or ask a question"
      query={query}
    >
      {answer ? (
        <p className="mb-10 max-w-[44rem] rounded-card bg-selected px-5 py-4.5 text-lg text-pretty">
          {answer.words}{' '}
          <a href={answer.href} className="font-medium underline underline-offset-4">
            {answer.label}
          </a>
        </p>
      ) : null}
      {hits.length > 0 ? <Hits hits={hits} /> : null}
      {query && hits.length === 0 ? (
        <p className="mb-10 max-w-[40rem] text-lg">
          We found nothing for “{query}”. Try other words, or look through the whole list.
        </p>
      ) : null}
      {groups.length > 0 ? <Directory groups={groups} /> : null}
    </IndexPage>
  );
}
