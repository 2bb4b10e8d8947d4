import { type CheerioAPI, type CheerioOptions, load } from 'cheerio';
import { tooManyAttributes } from './too-many-attributes.ts';

export type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];
export type Element = Extract<Node, { attribs: unknown }>;
type Adapter = NonNullable<CheerioOptions['treeAdapter']>;

/** How much of a page is read. */
export type Bounds = Readonly<{ signs: number; elements: number; depth: number; attributes: number }>;

/** What is read of a page: everything behind the first bound that is met is left unread. */
export const bounds: Bounds = { signs: 4_000_000, elements: 30_000, depth: 300, attributes: 400 };

/** Why a page was not read to its end. */
export type Cut = keyof Bounds;

class Stop extends Error {
  readonly cut: Cut;

  constructor(cut: Cut) {
    super(cut);
    this.cut = cut;
  }
}

const parser: CheerioOptions = { scriptingEnabled: false };

/** The adapter that cheerio gives its parser; asking for it spares a dependency on the parser's parts. */
function adapterOfCheerio(): Adapter {
  const { treeAdapter } = load('', parser).root().options;
  if (!treeAdapter) throw new Error('Cheerio does not tell its tree adapter any more.');
  return treeAdapter;
}
const treeAdapter = adapterOfCheerio();

/** Counts while the parser works, and stops it: what it makes of a source cannot be told from the source. */
function countingAdapter(most: Bounds, keep: (root: Node) => void): Adapter {
  let elements = 0;
  let depth = 0;
  return {
    ...treeAdapter,
    createDocument() {
      const document = treeAdapter.createDocument();
      keep(document);
      return document;
    },
    createElement(...given) {
      elements += 1;
      if (elements > most.elements) throw new Stop('elements');
      return treeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > most.depth) throw new Stop('depth');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** The document of a source as browsers parse it, up to the first bound that it meets. */
export function boundedParse(html: string, most: Bounds): { $: CheerioAPI; cut: Cut | null } {
  let source = html;
  let cut: Cut | null = null;
  if (source.length > most.signs) {
    source = source.slice(0, most.signs);
    cut = 'signs';
  }
  const crowded = tooManyAttributes(source, most.attributes);
  if (crowded >= 0) {
    source = source.slice(0, crowded);
    cut = 'attributes';
  }
  let root: Node | undefined;
  const keep = (made: Node) => {
    root ??= made;
  };
  try {
    return { $: load(source, { ...parser, treeAdapter: countingAdapter(most, keep) }), cut };
  } catch (problem) {
    if (!(problem instanceof Stop) || !root) throw problem;
    return { $: load(root, parser), cut: problem.cut };
  }
}
