import { mostCompared, pickedIn } from '#features/catalogue/address.ts';
import { shownApplication } from '#features/catalogue/present.server.ts';
import { applicationsAt } from '#features/catalogue/queries.server.ts';

/** The applications of a collection that stand side by side: those that the address picks, else the first ones. */
export async function comparedIn(items: readonly { key: string }[], query: URLSearchParams) {
  const slugs = items.map(({ key }) => key);
  const picked = pickedIn(query).filter((slug) => slugs.includes(slug));
  const wanted = picked.length > 0 ? picked : slugs;
  const compared = await applicationsAt(wanted.slice(0, mostCompared), { staff: false });
  return compared.map(shownApplication);
}
