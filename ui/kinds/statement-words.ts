import type { NamedText } from '../text/rule-list.tsx';
import type { StatementPart } from './statement-section.tsx';

/** The named texts of a part, whatever they are called in its split. */
export function pairsOf(part: StatementPart): readonly NamedText[] {
  switch (part.split) {
    case '5/7':
      return [];
    case '8/4':
      return part.facts;
    case 'thirds':
      return part.items;
    case 'rows':
      return part.rows;
    case 'steps':
      return part.steps;
  }
}
