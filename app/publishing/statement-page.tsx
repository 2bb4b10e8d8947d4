import { objects } from '#content/objects.ts';
import type { StatementWords as Statement } from '#content/statements/statement.ts';
import { StatementView } from '#ui/kinds/statement-page.tsx';

/** A statement with the object that stands for it. */
export function StatementPage({ statement: { object, ...rest } }: { statement: Statement }) {
  return <StatementView {...rest} picture={objects[object]} />;
}
