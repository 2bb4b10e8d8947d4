import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { thingSources } from '#app/saved/thing-sources.server.ts';
import { sharedPage } from '#features/saved/collections/page.server.ts';
import { ItemWords } from '#features/saved/collections/ui/collection-item.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

const gone = 410;

export async function loader({ url }: { url: URL }) {
  const token = url.searchParams.get('token');
  const shared = token ? await sharedPage(token, thingSources) : null;
  const facts = pageFacts(url, shared ? { title: `${shared.name}, a shared collection` } : {});
  // Whether it is still shown is asked each time, and its address goes to no other site.
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' };
  return data({ facts, shared }, { status: token && !shared ? gone : 200, headers });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function SharedCollection() {
  const { shared } = useLoaderData<typeof loader>();
  if (!shared)
    return (
      <FormPage
        title="This collection is no longer shared"
        lead="The link was disabled or is incomplete. Ask the person who sent it for a new one."
      >
        <ButtonLink href="/applications" className="mt-8">
          See the catalogue
        </ButtonLink>
      </FormPage>
    );
  return (
    <FormPage
      title={shared.name}
      lead={`Someone shared this collection with you. Last changed ${shared.changed}.`}
    >
      {shared.items.length > 0 ? (
        <ul className="mt-8 border-t border-line *:border-b *:border-line">
          {shared.items.map((item) => (
            <li key={item.ref}>
              <ItemWords item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-8 text-mute">This collection is empty at the moment.</p>
      )}
    </FormPage>
  );
}
