import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { ourSide } from '#app/side-by-side/our-side.ts';
import { SideBySide } from '#app/side-by-side/side-by-side.tsx';
import { readSettings } from '#server/settings/settings.ts';
import { isOpen } from '#server/tools/is-open.ts';

export function loader({ url }: { url: URL }) {
  return {
    facts: pageFacts(url),
    ours: ourSide,
    ourName: readSettings().brand.name,
    open: isOpen('privacy') && isOpen('seo'),
  };
}

const links = [
  { label: 'Read every privacy finding', href: '/case-studies/web_privacy_scanner/demo' },
  { label: 'Read every SEO finding', href: '/case-studies/seo-analysis/demo' },
];

export default function YourSiteAgainstOurs() {
  const { ours, ourName, open } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-6 lg:pt-10">
      <div className="grid gap-x-10 gap-y-6 pb-10 lg:grid-cols-12 lg:items-end lg:pb-14">
        <h1 className="display text-[clamp(min(3rem,14vw),8.5vw,8rem)] lg:col-span-8">
          Your site against ours
        </h1>
        <p className="text-lg text-pretty lg:col-span-4">
          We run the same privacy and SEO scans on your page that we run on our own home page, and put the
          results side by side. The result stays in your browser unless you share it as a link.
        </p>
      </div>
      <SideBySide ours={ours} ourName={ourName} open={open} />
      <ul className="mt-10 flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center border-b border-ink font-medium">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
