import { data, useLoaderData } from 'react-router';
import { ApplicationPage } from '#app/catalogue/application-page.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { shownApplication, shownTile } from '#features/catalogue/present.server.ts';
import { applicationAt, similarTo } from '#features/catalogue/queries.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';

interface Asked {
  request: Request;
  url: URL;
  params: { ApplicationName?: string };
}

const similar = 3;

export async function loader({ request, url, params }: Asked) {
  const secondView = url.pathname.startsWith('/applications_test/');
  const staff = secondView && ((await visitorOf(request))?.staff ?? false);
  const application = await applicationAt(params.ApplicationName ?? '', { staff });
  if (!application) throw data(null, { status: 404 });
  const facts = pageFacts(url, {
    ...wordsOf.application(application),
    things: [
      {
        // Not a SoftwareApplication: that asks for a price and for ratings, and neither would be true.
        '@type': 'CreativeWork',
        name: application.name,
        description: application.summary,
        genre: application.category,
        keywords: application.features.map(([name]) => name).join(', '),
      },
    ],
  });
  return {
    // The second view is for trying things out, so search engines get the address of the first.
    facts: { ...facts, canonical: `/applications/${application.slug}` },
    list: secondView ? '/applications_test' : '/applications',
    application: shownApplication(application),
    similar: (await similarTo(application, similar)).map(shownTile),
  };
}

export default function ApplicationRoute() {
  const { application, similar, list } = useLoaderData<typeof loader>();
  return <ApplicationPage application={application} similar={similar} list={list} />;
}
