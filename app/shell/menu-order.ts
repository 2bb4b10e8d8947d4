/** Links in the wished order; those that it does not name follow as they were. */
export function orderedLinks<Link extends { href: string }>(
  links: readonly Link[],
  wished: readonly string[] | undefined,
): Link[] {
  if (!wished) return [...links];
  const named = wished.flatMap((href) => links.find((link) => link.href === href) ?? []);
  return [...named, ...links.filter((link) => !named.includes(link))];
}
