import { createElement, type ReactNode } from 'react';
import type { MarkdownNode } from '#lib/markdown-node.ts';
import { Prose } from './prose.tsx';

// Pieces never change places, so their place names them.
const drawn = (nodes: readonly MarkdownNode[]): ReactNode[] =>
  nodes.map((node, index) =>
    typeof node === 'string'
      ? node
      : createElement(
          node.tag,
          { key: String(index), href: node.href },
          node.children.length > 0 ? drawn(node.children) : undefined,
        ),
  );

/** Text that somebody wrote in Markdown, as the server read it. */
export function MarkdownText({ nodes, className }: { nodes: readonly MarkdownNode[]; className?: string }) {
  return <Prose className={className}>{drawn(nodes)}</Prose>;
}
