/**
 * A parser that remembers the texts it read last. Pages are made again and again from the same few hundred texts, and
 * reading one takes most of the time. The trees are shared: whoever gets one changes nothing in it.
 */
export function parseOnce<Tree>(parse: (source: string) => Tree, most = 300): (source: string) => Tree {
  const trees = new Map<string, Tree>();
  return (source) => {
    const tree = trees.get(source) ?? parse(source);
    // The most recently used text is last; if there are too many, the first is dropped.
    trees.delete(source);
    trees.set(source, tree);
    const [oldest = source] = trees.keys();
    if (trees.size > most) trees.delete(oldest);
    return tree;
  };
}
