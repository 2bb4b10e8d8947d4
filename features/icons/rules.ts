import { type IconData, iconFrame } from '#lib/look/icon-set.ts';
import { readSvgBody, writeSvgBody } from '#lib/look/svg-body.ts';
import type { KeptIconSet } from './schema.ts';

type Turn = Pick<IconData, 'rotate' | 'hFlip' | 'vFlip'>;

/** What the alias does, upon what its icon does already. */
function turned(icon: Turn, alias: Turn): Turn {
  const rotate = ((icon.rotate ?? 0) + (alias.rotate ?? 0)) % 4;
  const hFlip = Boolean(icon.hFlip) !== Boolean(alias.hFlip);
  const vFlip = Boolean(icon.vFlip) !== Boolean(alias.vFlip);
  return { ...(rotate ? { rotate } : {}), ...(hFlip ? { hFlip } : {}), ...(vFlip ? { vFlip } : {}) };
}

/** An icon of a set by its name or one of its other names, with its whole size; null where there is none. */
export function pickIcon(set: KeptIconSet, name: string, depth = 0): IconData | null {
  const own = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  const size = { width: set.width ?? 16, height: set.height ?? 16 };
  if (own) {
    const { body, left, top, width, height, ...turn } = own;
    return {
      body,
      ...(left ? { left } : {}),
      ...(top ? { top } : {}),
      width: width ?? size.width,
      height: height ?? size.height,
      ...turned(turn, {}),
    };
  }
  const alias = set.aliases && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
  // Two names that point at each other would never end.
  if (!alias || depth > 5) return null;
  const { parent, rotate, hFlip, vFlip, ...box } = alias;
  const icon = pickIcon(set, parent, depth + 1);
  if (!icon) return null;
  const { rotate: r, hFlip: h, vFlip: v, ...rest } = icon;
  return { ...rest, ...box, ...turned({ rotate: r, hFlip: h, vFlip: v }, { rotate, hFlip, vFlip }) };
}

/** The icon with nothing in it but what draws; null when that cannot be told. */
export function cleanIcon(icon: IconData): IconData | null {
  const nodes = readSvgBody(icon.body);
  return nodes && nodes.length > 0 ? { ...icon, body: writeSvgBody(nodes) } : null;
}

/** The icon as a file of its own, as large as the text around it. */
export function iconSvg(icon: IconData): string {
  const { viewBox, transform } = iconFrame(icon);
  const body = transform ? `<g transform="${transform}">${icon.body}</g>` : icon.body;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="${viewBox}">${body}</svg>`;
}
