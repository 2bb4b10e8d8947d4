import { data, Outlet, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { kitDataAt } from '#app/kit/kit-data.server.ts';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import { ProvideKitData } from '#kit/kit-data.ts';
import { Workshop } from '#ui/kinds/workshop.tsx';

export async function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  const kit = await kitDataAt(facts.route);
  if (!kit) throw data(null, { status: 404 });
  return { facts, kit };
}

// Its pages are routes of their own below it, so that each loads its own examples only; what they show changes with them.
export const shouldRevalidate = () => true;

export default function KitLayout() {
  const { facts, kit } = useLoaderData<typeof loader>();
  return (
    <Workshop groups={kitGroups} here={facts.route}>
      <ProvideKitData value={kit}>
        <Outlet />
      </ProvideKitData>
    </Workshop>
  );
}
