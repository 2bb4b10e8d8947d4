import { redirect, useLoaderData } from 'react-router';
import { railIcons } from '#app/account/rail-icons.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { accountPages } from '#content/desks/account-pages.ts';
import { accountRail } from '#content/desks/rail.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { Desk } from '#ui/kinds/desk.tsx';
import { DeskExample } from '#ui/kinds/desk-samples/desk-example.tsx';

const signInFor = (path: string) => `/sign-in?${new URLSearchParams({ redirectFrom: path })}`;

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  // Nobody can be signed in yet, so the one page that needs it always leads to the way in.
  if (!accountPages[facts.route]) throw redirect(signInFor(url.pathname + url.search));
  return { facts };
}

const rail = accountRail.map((item) => ({ ...item, Icon: railIcons[item.icon] }));

export default function Account() {
  const { facts } = useLoaderData<typeof loader>();
  const page = accountPages[facts.route];
  if (!page) return null;
  return (
    <Desk
      title={page.title}
      mark={<SampleTag />}
      action={
        <ButtonLink href={signInFor(facts.route)} variant="ink" size="small">
          Sign in to see yours
        </ButtonLink>
      }
      rail={rail}
      here={facts.route}
      railLabel="Account"
    >
      <p className="mb-5 max-w-[44rem] text-pretty text-mute">{page.about}</p>
      <DeskExample sample={page.sample} caption={`${page.title}: sample data`} />
      <p className="mt-5 max-w-[44rem] border-l-2 border-ink pl-4 text-[.9375rem]">
        <b className="font-semibold">How it is meant to work.</b> {page.rule}
      </p>
    </Desk>
  );
}
