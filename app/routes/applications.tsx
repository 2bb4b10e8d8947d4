import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { indexWords } from '#content/indexes/index-words.ts';
import { fieldsOf } from '#features/catalogue/address.ts';
import { listPage } from '#features/catalogue/page.server.ts';
import { Catalogue } from '#features/catalogue/ui/catalogue.tsx';
import { visitorOf } from '#features/identity/queries.server.ts';
import { IndexPage } from '#ui/kinds/index-page.tsx';

const secondView = '/applications_test';

export async function loader({ request, url }: { request: Request; url: URL }) {
  const facts = pageFacts(url);
  // The catalogue's page is cached for everybody, so it does not check who is signed in.
  const staff = facts.route === secondView && ((await visitorOf(request))?.staff ?? false);
  return { facts, page: await listPage(url.searchParams, { staff }) };
}

export default function Applications() {
  const { facts, page } = useLoaderData<typeof loader>();
  const words = indexWords['/applications'];
  return (
    <IndexPage
      heading={words?.heading ?? facts.title}
      placeholder={words?.placeholder ?? ''}
      count={page.total}
      counted="applications"
      query={page.wish.words}
      search={{
        action: facts.route,
        label: 'Search the applications',
        fields: fieldsOf({ ...page.wish, words: '', sort: null, page: 1 }),
      }}
    >
      <Catalogue page={page} path={facts.route} />
    </IndexPage>
  );
}
