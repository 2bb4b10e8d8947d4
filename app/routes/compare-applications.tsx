import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { mostCompared, pickedIn } from '#features/catalogue/address.ts';
import { shownApplication, shownTile } from '#features/catalogue/present.server.ts';
import { applicationsAt, similarTo } from '#features/catalogue/queries.server.ts';
import { Comparison } from '#features/catalogue/ui/comparison.tsx';

const everybody = { staff: false };

export async function loader({ url }: { url: URL }) {
  const picked = await applicationsAt(pickedIn(url.searchParams).slice(0, 12), everybody);
  const compared = picked.slice(0, mostCompared);
  const first = compared[0];
  const near = first && compared.length < mostCompared ? await similarTo(first, mostCompared + 3) : [];
  return {
    facts: pageFacts(url),
    compared: compared.map(shownApplication),
    leftOut: picked.slice(mostCompared).map(({ name }) => name),
    near: near
      .filter(({ slug }) => !compared.some((each) => each.slug === slug))
      .slice(0, 4)
      .map(shownTile),
  };
}

export default function CompareApplications() {
  const { compared, leftOut, near } = useLoaderData<typeof loader>();
  return <Comparison compared={compared} leftOut={leftOut} near={near} />;
}
