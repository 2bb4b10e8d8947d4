import { useEffect, useRef, useState } from 'react';
import type { Here } from './here.ts';
import { type ModelPlace, modelsFor } from './models.ts';
import { openModels } from './open-early.ts';

/**
 * Fetches the models, and what else a tool needs, as soon as somebody wants to run in this browser: from then on it needs
 * no network.
 */
export function useAllHere(where: ModelPlace, fetchMore: () => Promise<unknown>): Here {
  const [here, setHere] = useState<Here>({ is: 'not-wanted' });
  const more = useRef(fetchMore);
  more.current = fetchMore;
  useEffect(() => {
    if (where !== 'browser') {
      setHere({ is: 'not-wanted' });
      return;
    }
    const own = new AbortController();
    const { signal } = own;
    const tell = (next: Here) => signal.aborted || setHere(next);
    tell({ is: 'loading', share: 0 });
    const models = modelsFor('browser', {
      signal,
      report: (told) => told.is === 'loading' && tell({ is: 'loading', share: told.bytes / told.of }),
    });
    Promise.all([openModels(models), more.current()]).then(
      () => tell({ is: 'here' }),
      () => tell({ is: 'failed' }),
    );
    return () => own.abort();
  }, [where]);
  return here;
}
