import type { PageFacts } from './page-facts.server.ts';
import type { SiteFacts } from './site-facts.server.ts';

const typeOf: Partial<Record<PageFacts['kind'], string>> = {
  index: 'CollectionPage',
  story: 'Article',
  reader: 'Article',
  demo: 'WebApplication',
};

/** Structured data about a page for search engines, as a schema.org graph, escaped for a script element. */
export function jsonLd(facts: PageFacts, site: SiteFacts): string {
  const address = `${site.origin}${facts.canonical}`;
  const organization = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: site.origin,
    logo: `${site.origin}/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    url: site.origin,
    name: site.name,
    publisher: { '@id': organization['@id'] },
  };
  const type = facts.canonical === '/' ? 'WebPage' : (typeOf[facts.kind] ?? 'WebPage');
  const page = {
    '@type': type,
    '@id': address,
    url: address,
    ...(type === 'Article'
      ? { headline: facts.title, author: { '@id': organization['@id'] } }
      : { name: facts.title }),
    ...(type === 'WebApplication'
      ? {
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
        }
      : {}),
    ...(facts.description ? { description: facts.description } : {}),
    isPartOf: { '@id': website['@id'] },
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', href: '/' }, ...facts.crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: `${site.origin}${crumb.href}`,
    })),
  };
  const graph = [
    organization,
    website,
    page,
    ...(facts.canonical === '/' ? [] : [breadcrumbs]),
    ...(facts.things ?? []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
