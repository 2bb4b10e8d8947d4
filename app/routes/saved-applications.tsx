import { useEffect } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { pickedIn } from '#features/catalogue/address.ts';
import { type ShownTile, shownTile } from '#features/catalogue/present.server.ts';
import { applicationsAt } from '#features/catalogue/queries.server.ts';
import { SavedApplications, savedAddress } from '#features/catalogue/ui/saved-applications.tsx';
import { visitorOf } from '#features/identity/queries.server.ts';
import { useWho } from '#features/identity/ui/use-who.ts';
import { keptHere, mergeSaved, setSaved } from '#features/saved/client/saved.ts';
import { savedKeys } from '#features/saved/queries.server.ts';

const most = 200;

export async function loader({ request, url }: { request: Request; url: URL }) {
  const visitor = await visitorOf(request);
  // Who is not signed in keeps the list in the browser, which names it in the address.
  const slugs = visitor
    ? await savedKeys(visitor.userId, 'application', most)
    : pickedIn(url.searchParams).slice(0, most);
  const saved = await applicationsAt(slugs, { staff: false });
  return { facts: pageFacts(url), signedIn: visitor !== null, tiles: saved.map(shownTile) };
}

const addressHere = () =>
  savedAddress(
    keptHere()
      .filter(({ kind }) => kind === 'application')
      .map(({ key }) => key),
  );

export default function SavedRoute() {
  const { tiles, signedIn } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const owner = useWho()?.name ?? null;

  useEffect(() => {
    if (signedIn) {
      // What cannot be handed over now stays in this browser until the next page.
      mergeSaved().then(
        (merged) => (merged ? revalidate() : undefined),
        () => {},
      );
      return;
    }
    const address = addressHere();
    const { searchParams } = new URL(address, location.href);
    if (searchParams.toString() !== new URLSearchParams(location.search).toString())
      navigate(address, { replace: true });
  }, [signedIn, navigate, revalidate]);

  async function takeOff({ slug, name }: ShownTile) {
    const thing = { kind: 'application', key: slug, title: name, href: `/applications/${slug}` } as const;
    await setSaved(thing, false, signedIn ? (owner ?? '') : null);
    if (signedIn) await revalidate();
    else history.replaceState(history.state, '', addressHere());
  }

  return <SavedApplications tiles={tiles} signedIn={signedIn} onTakeOff={takeOff} />;
}
