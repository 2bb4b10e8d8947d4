import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { sharedAt } from '#features/tool-history/queries.server.ts';
import { toolWords } from '#features/tool-history/tools.ts';
import { BlockList } from '#features/tool-history/ui/block-list.tsx';
import { isUuid } from '#lib/text/uuid.ts';
import { readSettings } from '#server/settings/settings.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

const gone = 410;
/** Times are in UTC and say so: the page is the same for everybody who has the link. */
const said = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

export async function loader({ url, params: { id = '' } }: { url: URL; params: { id?: string } }) {
  const found = isUuid(id) ? await sharedAt(id) : null;
  const facts = pageFacts(url, found ? { title: `${found.title.slice(0, 40)}, shared with you` } : {});
  // Whether it is still shown is asked each time, and its address goes to no other site.
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
  const shared = found && {
    title: found.title,
    blocks: found.blocks,
    path: found.path,
    words: toolWords[found.tool],
    by: found.sharedBy,
    at: said(found.sharedAt),
    until: found.expiresAt ? said(found.expiresAt) : null,
    brand: readSettings().brand.name,
  };
  return data({ facts, shared }, { status: shared ? 200 : gone, headers });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** A result that somebody shared, for whoever has the link; it needs no script. */
export default function SharedResult() {
  const { shared } = useLoaderData<typeof loader>();
  if (!shared)
    return (
      <FormPage
        title="This result is no longer shared"
        lead="The person who shared it disabled the link, it has expired, or it’s incomplete. Ask them for a new one."
      >
        <ButtonLink href="/ai-tools" className="mt-8">
          See the AI tools
        </ButtonLink>
      </FormPage>
    );
  const { title, blocks, path, words, by, at, until, brand } = shared;
  return (
    <FormPage
      title={title}
      lead={`${by ?? 'Someone'} shared this ${words.one.toLowerCase()} on ${at} UTC.`}
      aside={
        <div className="grid gap-3 rounded-card border border-line bg-raised p-5 text-[.9375rem] text-pretty print:hidden">
          <p>
            It was made with <strong>{words.madeWith}</strong>, one of {brand}’s AI tools. The files and
            recordings behind it were not shared, and we haven’t checked what it says.
          </p>
          {until ? <p>The link works until {until} UTC.</p> : null}
          <ButtonLink href={path} variant="ghost" size="small">
            Try the tool
          </ButtonLink>
        </div>
      }
    >
      <BlockList blocks={blocks} className="mt-8" />
    </FormPage>
  );
}
