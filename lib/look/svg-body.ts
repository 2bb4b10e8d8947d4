/** An element of a drawing: its name, its attributes as written, and what stands in it. */
export interface SvgNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgNode[];
}

const drawn =
  'path g circle ellipse line polyline polygon rect defs clipPath mask linearGradient radialGradient stop use symbol';
const drawnTags = new Set(drawn.split(' '));
const plainAttributes = new Set(
  `d points cx cy r rx ry x y x1 y1 x2 y2 fx fy width height id offset opacity transform viewBox mask color
   fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
   stroke-miterlimit stroke-opacity stroke-width clip-path clip-rule stop-color stop-opacity paint-order
   gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits pathLength vector-effect`.split(
    /\s+/,
  ),
);

const token = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Only what stays inside the drawing: a colour, a figure, a path, or a reference to one of its own parts. */
function allowed(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return /^#[\w:.-]+$/.test(value);
  if (!plainAttributes.has(name)) return false;
  // A backslash or an entity could hide a word from this check.
  return !/[\\&]/.test(value) && !/url\((?!#[\w:.-]+\))/i.test(value);
}

function attributesOf(text: string): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (allowed(name, value)) kept[name === 'xlink:href' ? 'href' : name] = value;
  }
  return kept;
}

/**
 * Reads the inside of an SVG and keeps what draws: known elements and attributes, references within.
 * A script, a style, a foreign element goes with all it holds; null for what is not well formed.
 */
export function readSvgBody(body: string): readonly SvgNode[] | null {
  const top: SvgNode[] = [];
  const open: { tag: string; children: SvgNode[] }[] = [{ tag: '', children: top }];
  token.lastIndex = 0;
  while (token.lastIndex < body.length) {
    const found = token.exec(body);
    if (!found) return null;
    const [, closes, tag = '', attributes = '', alone, text] = found;
    // Text between elements draws nothing in an icon.
    if (text !== undefined) continue;
    if (closes) {
      if (open.length < 2 || open.pop()?.tag !== tag) return null;
      continue;
    }
    const children: SvgNode[] = [];
    if (drawnTags.has(tag))
      open.at(-1)?.children.push({ tag, attributes: attributesOf(attributes), children });
    if (!alone) open.push({ tag, children });
  }
  return open.length === 1 ? top : null;
}

/** The nodes as text again. */
export function writeSvgBody(nodes: readonly SvgNode[]): string {
  return nodes
    .map(({ tag, attributes, children }) => {
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`,
      );
      const head = `<${tag}${written.join('')}`;
      return children.length > 0 ? `${head}>${writeSvgBody(children)}</${tag}>` : `${head}/>`;
    })
    .join('');
}
