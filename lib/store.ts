/** A value that can be watched. */
export interface Store<State extends object> {
  get: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (hear: () => void) => () => void;
}

/** A store whose state is replaced, never changed in place, so that a view can compare it by identity. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const hearers = new Set<() => void>();
  return {
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
