import { useReducer } from 'react';
import { beginning, changed, type History, redone, undone } from './history.ts';

type Step<State> =
  | { is: 'change'; to: (state: State) => State; part: string | null }
  | { is: 'begin'; state: State }
  | { is: 'undo' }
  | { is: 'redo' };

function stepped<State>(history: History<State>, step: Step<State>): History<State> {
  if (step.is === 'change') return changed(history, step.to(history.present), step.part);
  if (step.is === 'begin') return beginning(step.state);
  return step.is === 'undo' ? undone(history) : redone(history);
}

export interface Remembered<State> {
  state: State;
  /** Does something that can be undone; give `part` while one field is typed into. */
  change: (to: (state: State) => State, part?: string) => void;
  /** Another beginning: an example or a file was opened. */
  begin: (state: State) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** A state whose changes can be taken back and done again. */
export function useHistory<State>(initial: State | (() => State)): Remembered<State> {
  const [history, dispatch] = useReducer(stepped<State>, initial, (given) =>
    beginning(given instanceof Function ? given() : given),
  );
  return {
    state: history.present,
    change: (to, part) => dispatch({ is: 'change', to, part: part ?? null }),
    begin: (state) => dispatch({ is: 'begin', state }),
    undo: () => dispatch({ is: 'undo' }),
    redo: () => dispatch({ is: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
