import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { kitGroups, kitPageAt, kitSize } from '#content/workshop/kit-groups.ts';
import { examplesOf } from '#kit/examples.ts';
import { Workshop } from '#ui/kinds/workshop.tsx';
import { WorkshopExample } from '#ui/kinds/workshop-example.tsx';

function pageFor(route: string) {
  const found = kitPageAt(route);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  pageFor(facts.route);
  return { facts };
}

export default function KitPage() {
  const { facts } = useLoaderData<typeof loader>();
  const { page, before, after } = pageFor(facts.route);
  const examples = examplesOf(facts.route);
  return (
    <Workshop
      page={page}
      groups={kitGroups}
      size={kitSize}
      before={before}
      after={after}
      examples={
        examples.length > 0
          ? examples.map(({ file, heading, source, Example }) => (
              <WorkshopExample key={file} heading={heading} file={file} source={source}>
                <Example />
              </WorkshopExample>
            ))
          : null
      }
    />
  );
}
