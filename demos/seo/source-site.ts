import type { Get, Response } from '#engines/seo/types.ts';

/** Where a pasted page stands when nobody says so. */
export const placeholderAddress = 'https://example.com/page';

const html = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

/**
 * A site around one pasted page, of which nothing can be known but that page: everything else answers as it should,
 * so that findings are about the source alone.
 */
export function siteAround(address: string, source: string): Get {
  const { origin } = new URL(address);
  const plain = (type: string, body = ''): Response => ({
    status: 200,
    headers: { 'content-type': type, 'content-length': '1000' },
    body,
  });
  const robots = `${origin}/robots.txt`;
  const sitemap = `${origin}/sitemap.xml`;
  return (asked, askedFor) => {
    if (asked === address) return { status: 200, headers: html, body: source };
    if (asked === robots) return plain('text/plain', `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`);
    if (asked === sitemap)
      return plain(
        'application/xml',
        `<urlset><url><loc>${address.replaceAll('&', '&amp;')}</loc></url></urlset>`,
      );
    if (asked === `${origin}/favicon.ico`) return plain('image/x-icon');
    if (askedFor === 'probe' && new URL(asked).origin !== origin)
      return { status: 301, headers: { location: `${origin}/` } };
    return askedFor === 'probe' ? { status: 404, headers: {} } : plain('application/octet-stream');
  };
}
