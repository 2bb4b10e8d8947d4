/** A value that can be watched. */
export interface Store<State extends object> {
  get: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (hear: () => void) => () => void;
  /** What a page shows before its scripts are there, when nothing is known of the visitor. */
  atFirst: State;
}

/** A store whose state is replaced, never changed in place, so that a view can compare it by identity. */
export function createStore<State extends object>(initial: State, atFirst: State = initial): Store<State> {
  let state = initial;
  const hearers = new Set<() => void>();
  return {
    atFirst,
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const hear of hearers) hear();
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
