import { useEffect } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { pickedIn } from '#features/catalogue/address.ts';
import { keptHere, mergeSaved } from '#features/catalogue/client/saved.ts';
import { shownTile } from '#features/catalogue/present.server.ts';
import { applicationsAt, savedBy } from '#features/catalogue/queries.server.ts';
import { SavedApplications, savedAddress } from '#features/catalogue/ui/saved-applications.tsx';
import { visitorOf } from '#features/identity/queries.server.ts';

const most = 200;

export async function loader({ request, url }: { request: Request; url: URL }) {
  const visitor = await visitorOf(request);
  // Who is not signed in keeps the list in the browser, which names it in the address.
  const saved = visitor
    ? await savedBy(visitor.userId)
    : await applicationsAt(pickedIn(url.searchParams).slice(0, most), { staff: false });
  return { facts: pageFacts(url), signedIn: visitor !== null, tiles: saved.map(shownTile) };
}

export default function SavedRoute() {
  const { tiles, signedIn } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (signedIn) {
      // What cannot be handed over now stays in this browser until the next page.
      mergeSaved().then(
        (merged) => (merged ? revalidate() : undefined),
        () => {},
      );
      return;
    }
    const kept = keptHere();
    const address = savedAddress(kept);
    if (address !== location.pathname + decodeURIComponent(location.search))
      navigate(address, { replace: true });
  }, [signedIn, navigate, revalidate]);

  return <SavedApplications tiles={tiles} signedIn={signedIn} />;
}
