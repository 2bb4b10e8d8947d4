/** What the XML parser gives for an element: nothing is known of it until it is asked. */
export type Node = unknown;

const isObject = (node: Node): node is Record<string, Node> => typeof node === 'object' && node !== null;

/** All elements at a path of names, through lists on the way. */
export function all(node: Node, ...path: readonly string[]): Node[] {
  let found: Node[] = [node];
  for (const name of path)
    found = found.flatMap((each) => {
      const next = isObject(each) && Object.hasOwn(each, name) ? each[name] : undefined;
      return next === undefined ? [] : Array.isArray(next) ? next : [next];
    });
  return found;
}

export const first = (node: Node, ...path: readonly string[]): Node => all(node, ...path)[0];

/** The text of an element, without what stands around it. */
export function text(node: Node, ...path: readonly string[]): string {
  const found = first(node, ...path);
  const own = isObject(found) ? found['#text'] : found;
  return typeof own === 'string' ? own.trim() : '';
}
