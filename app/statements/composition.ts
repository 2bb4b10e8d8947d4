import type { ReactNode } from 'react';
import type { StatementWords } from '#content/statements/statement.ts';
import type { StatementFacts } from './facts.server.ts';

/** What a composition is given: the words that an operator may edit, and what its own parts must know. */
export interface StatementParts {
  words: StatementWords;
  facts: StatementFacts;
}

/** How one statement is drawn: an idea of its own around the same words. */
export type Composition = (parts: StatementParts) => ReactNode;
