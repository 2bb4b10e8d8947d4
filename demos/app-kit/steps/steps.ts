/** Work that pauses often, so that typing and scrolling don't wait for it. */
export type Steps<Result> = Generator<unknown, Result>;

/** How long a step may take before somebody else has a turn, in ms; a frame has 16. */
const turn = 6;

/** Does all of it now. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does it in short steps, and tells the result; the function it returns stops it. */
export function inSteps<Result>(steps: Steps<Result>, tell: (result: Result) => void): () => void {
  let next = setTimeout(go);
  function go() {
    const until = performance.now() + turn;
    do {
      const { done, value } = steps.next();
      if (done) return tell(value);
    } while (performance.now() < until);
    next = setTimeout(go);
  }
  return () => clearTimeout(next);
}
