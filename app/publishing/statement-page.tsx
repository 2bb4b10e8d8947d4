import { statementAt } from '#app/statements/compositions.ts';
import type { StatementFacts } from '#app/statements/facts.server.ts';
import { objects } from '#content/objects.ts';
import type { StatementWords as Statement } from '#content/statements/statement.ts';
import { StatementView } from '#ui/kinds/statement-page.tsx';

interface StatementPageProps {
  statement: Statement;
  facts: StatementFacts;
}

/** A statement in its own composition, or in the common one with the object that stands for it. */
export function StatementPage({ statement, facts }: StatementPageProps) {
  const Composition = statementAt(statement.path);
  if (Composition) return <Composition words={statement} facts={facts} />;
  const { object, ...rest } = statement;
  return <StatementView {...rest} picture={objects[object]} />;
}
