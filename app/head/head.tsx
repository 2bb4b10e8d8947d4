import { jsonLd } from './json-ld.ts';
import { usePageFacts, useSite } from './use-facts.ts';

/** What feed readers, players and calendars find on a page, beside the journal that every page names. */
const feeds: Readonly<Record<string, readonly { href: string; type: string; title: string }[]>> = {
  '/events': [
    { href: '/events.rss', type: 'application/rss+xml', title: 'Events' },
    { href: '/events.ics', type: 'text/calendar', title: 'Events' },
  ],
  '/pages/podcast': [{ href: '/podcast.rss', type: 'application/rss+xml', title: 'Podcast' }],
};

/** Title, description, canonical address, cards and structured data of the page that is shown. */
export function Head({ errorTitle }: { errorTitle: string }) {
  const facts = usePageFacts();
  const site = useSite();
  if (!facts) {
    return (
      <>
        <title>{`${errorTitle} | ${site.suffix}`}</title>
        <meta name="description" content="" />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const title = `${facts.title} | ${site.suffix}`;
  const address = `${site.origin}${facts.canonical}`;
  const card = `${site.origin}/og/${facts.card}.png?path=${encodeURIComponent(facts.canonical)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={facts.description} />
      {facts.noindex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={address} />
      {feeds[facts.route]?.map(({ href, type, title: name }) => (
        <link key={href} rel="alternate" type={type} title={name} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={facts.description} />
      <meta
        property="og:type"
        content={facts.kind === 'reader' || facts.kind === 'story' ? 'article' : 'website'}
      />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={facts.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={card} />
      <script type="application/ld+json">{jsonLd(facts, site)}</script>
    </>
  );
}
