/** A landing's own stylesheet: it stands in the head of that page alone and never burdens the others. */
export function OwnStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="stage" />;
}
