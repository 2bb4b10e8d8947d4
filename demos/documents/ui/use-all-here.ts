import { useEffect, useState } from 'react';
import { fetchReaders } from '../../kit/files/fetch-readers.ts';
import { loadPdfJs } from '../../kit/files/pdf-file.ts';
import type { Here } from '../../kit/models/here.ts';
import { modelsFor } from '../../kit/models/models.ts';
import { openModels } from '../../kit/models/open-early.ts';
import type { Where } from '../conversation.ts';

/** Fetches models and readers as soon as somebody wants to run in this browser: from then on it needs no network. */
export function useAllHere(where: Where): Here {
  const [here, setHere] = useState<Here>({ is: 'not-wanted' });
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
    Promise.all([openModels(models), fetchReaders(), loadPdfJs()]).then(
      () => tell({ is: 'here' }),
      () => tell({ is: 'failed' }),
    );
    return () => own.abort();
  }, [where]);
  return here;
}
