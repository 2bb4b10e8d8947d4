import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../../kit/share/kept-state.ts';

/** What somebody typed into an exercise, kept in this browser from letter to letter. */
export function useTyped(exerciseId: string, starter: string) {
  const name = `learning-typed-${exerciseId}`;
  const [typed, setTyped] = useState(starter);
  useEffect(() => {
    const kept = keptState(name);
    setTyped(typeof kept === 'string' ? kept : starter);
  }, [name, starter]);
  return {
    typed,
    type: (value: string) => {
      setTyped(value);
      keepState(name, value);
    },
    startAgain: () => {
      setTyped(starter);
      forgetState(name);
    },
  };
}
