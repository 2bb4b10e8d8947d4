/** What was, is, and would be again. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was part of: typing into one field is one step, not one for each key. */
  part: string | null;
}

const mostSteps = 200;

/** A history that begins with this state. */
export const beginning = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  part: null,
});

/** The next state. Changes with the same `part`, one after the other, are undone together. */
export function changed<State>(
  history: History<State>,
  present: State,
  part: string | null = null,
): History<State> {
  if (Object.is(present, history.present)) return history;
  const joins = part !== null && part === history.part;
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-mostSteps),
    present,
    future: [],
    part,
  };
}

/** One step back, if there is one. */
export function undone<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    part: null,
  };
}

/** One step forward again, if one was taken back. */
export function redone<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, part: null };
}
