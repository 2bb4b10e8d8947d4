import { useEffect, useState } from 'react';
import { keepState, keptState } from '../share/kept-state.ts';
import type { ModelPlace } from './models.ts';

/** Where the models run, as somebody chose it last time under this name. */
export function useModelPlace(keptUnder: string) {
  const [where, setWhere] = useState<ModelPlace>('server');
  useEffect(() => {
    if (keptState(keptUnder) === 'browser') setWhere('browser');
  }, [keptUnder]);
  return {
    where,
    choose(next: ModelPlace) {
      setWhere(next);
      keepState(keptUnder, next);
    },
  };
}
