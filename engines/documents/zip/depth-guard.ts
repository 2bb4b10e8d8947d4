import { DocumentProblem } from '../limits.ts';

const deepest = 1000;

/** Counts how deep elements stand inside each other: the parser's time grows with the square of that. */
export function depthGuard() {
  let depth = 0;
  return {
    down: () => {
      depth += 1;
      if (depth > deepest)
        throw new DocumentProblem(`The file is nested more than ${deepest} deep, which no document is.`);
    },
    up: () => {
      depth -= 1;
    },
  };
}
