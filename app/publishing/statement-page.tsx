import type { Manifesto as Statement } from '#content/manifestos/manifesto.ts';
import { objects } from '#content/objects.ts';
import { Manifesto } from '#ui/kinds/manifesto.tsx';

/** A statement with the object that stands for it. */
export function StatementPage({ statement: { object, ...rest } }: { statement: Statement }) {
  return <Manifesto {...rest} picture={objects[object]} />;
}
