/** A `loc` of a sitemap: what it says, where its tag begins, and what kind of entry it stands in. */
export interface Entry {
  kind: 'url' | 'sitemap';
  text: string;
  index: number;
}

/** The standard allows 50,000 in a file. */
const most = 50_000;
const tag = /<!--|<!\[CDATA\[|<\?|<(\/?)(url|sitemap|loc)(?=[\s/>])[^<>]*>/gi;
const ends: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text
    .replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => signs[name] ?? whole);

/**
 * The addresses that a sitemap lists, also one that is not well-formed. In one pass over the tags that matter: a tree of
 * a hostile file would take a parser the square of its depth.
 */
export function sitemapEntries(source: string): Entry[] {
  const found: Entry[] = [];
  let kind: Entry['kind'] | null = null;
  let loc: { index: number; from: number } | null = null;
  tag.lastIndex = 0;
  for (let at = tag.exec(source); at && found.length < most; at = tag.exec(source)) {
    const [whole, closing, name = ''] = at;
    const end = ends[whole.toUpperCase()];
    if (end) {
      const over = source.indexOf(end, at.index);
      if (over < 0) break;
      tag.lastIndex = over + end.length;
    } else if (name.toLowerCase() !== 'loc') kind = closing ? null : (name.toLowerCase() as Entry['kind']);
    else if (!closing) loc = { index: at.index, from: tag.lastIndex };
    else if (loc && kind) {
      found.push({ kind, text: decoded(source.slice(loc.from, at.index)), index: loc.index });
      loc = null;
    }
  }
  return found;
}
