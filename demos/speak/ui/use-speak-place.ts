import { useEffect, useState } from 'react';
import type { Here } from '../../kit/models/here.ts';
import type { ModelPlace } from '../../kit/models/models.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { fetchVoice } from '../speak-here.ts';

const whereKept = 'speak-where';

/** Where texts are read aloud, as somebody chose it last time, and how far this browser is with what it needs for that. */
export function useSpeakPlace() {
  const [where, setWhere] = useState<ModelPlace>('server');
  const [here, setHere] = useState<Here>({ is: 'not-wanted' });
  useEffect(() => {
    if (keptState(whereKept) === 'browser') setWhere('browser');
  }, []);
  useEffect(() => {
    if (where !== 'browser') {
      setHere({ is: 'not-wanted' });
      return;
    }
    let isLeft = false;
    const tell = (next: Here) => isLeft || setHere(next);
    tell({ is: 'loading', share: 0 });
    fetchVoice((share) => tell({ is: 'loading', share })).then(
      () => tell({ is: 'here' }),
      () => tell({ is: 'failed' }),
    );
    return () => {
      isLeft = true;
    };
  }, [where]);
  return {
    where,
    here,
    choose(next: ModelPlace) {
      setWhere(next);
      keepState(whereKept, next);
    },
  };
}
