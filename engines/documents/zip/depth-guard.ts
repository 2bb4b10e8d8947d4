const deepest = 1000;

/** Something is nested deeper than any document is. */
export class NestedTooDeep extends Error {}

/** Counts how deep elements stand inside each other: the parser's time grows with the square of that. */
export function depthGuard() {
  let depth = 0;
  return {
    down: () => {
      depth += 1;
      if (depth > deepest) throw new NestedTooDeep(`Nested more than ${deepest} deep`);
    },
    up: () => {
      depth -= 1;
    },
  };
}
