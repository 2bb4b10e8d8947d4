/** A page to share. */
export interface Shared {
  url: string;
  title: string;
}

const sites = {
  bluesky: ({ url, title }: Shared) => ['https://bsky.app/intent/compose', { text: `${title} ${url}` }],
  hackerNews: ({ url, title }: Shared) => ['https://news.ycombinator.com/submitlink', { u: url, t: title }],
  reddit: ({ url, title }: Shared) => ['https://www.reddit.com/submit', { url, title }],
  telegram: ({ url, title }: Shared) => ['https://t.me/share/url', { url, text: title }],
  whatsapp: ({ url, title }: Shared) => ['https://wa.me/', { text: `${title} ${url}` }],
  x: ({ url, title }: Shared) => ['https://x.com/intent/post', { url, text: title }],
} satisfies Record<string, (shared: Shared) => [string, Record<string, string>]>;

/** A site that takes a page by its address alone. */
export type ShareSite = keyof typeof sites;

/** The address at which a site offers to post this page. */
export function shareAddress(site: ShareSite, shared: Shared): string {
  const [address, query] = sites[site](shared);
  return `${address}?${new URLSearchParams(query)}`;
}

/** An email that links to the page. Mail programs keep a plus sign as it is, so spaces are encoded as %20. */
export const shareMail = ({ url, title }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
