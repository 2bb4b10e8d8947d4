import { createElement, type ReactNode } from 'react';
import type { SvgNode } from '#lib/look/svg-body.ts';

const reactName = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A drawing that was read as text, as elements of the page. */
export function svgElements(nodes: readonly SvgNode[]): ReactNode[] {
  return nodes.map(({ tag, attributes, children }, index) =>
    createElement(
      tag,
      {
        ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value])),
        // Two parts of a drawing may be alike, and their order never changes.
        key: index,
      },
      ...svgElements(children),
    ),
  );
}
