import { useRef, useState } from 'react';
import { passagesOf } from '#engines/answer/passages.ts';
import { modelsFor } from '../../kit/models/models.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { AskProgress } from '../ask-progress.ts';
import type { ConversationFile, Where } from '../conversation.ts';
import { type Aid, type StudyLine, studyLines } from '../study.ts';

interface Job {
  aid: Aid;
  files: readonly ConversationFile[];
  where: Where;
}

/** Study aids for the open files. What was made once for these files is not made again. */
export function useStudy(files: readonly ConversationFile[]) {
  const made = useRef(new Map<Aid, readonly StudyLine[]>());
  const of = useRef(files);
  const [shown, setShown] = useState<{
    aid: Aid;
    files: readonly ConversationFile[];
    lines: readonly StudyLine[];
  } | null>(null);
  if (of.current !== files) {
    of.current = files;
    made.current = new Map();
  }
  const run = useRun<Job, AskProgress, readonly StudyLine[]>(
    async ({ aid, files: own, where }, { report, signal }) => {
      const models = modelsFor(where, { signal, report: (told) => report({ is: 'model', report: told }) });
      const passages = passagesOf(own.map(({ document }) => document));
      return studyLines(aid, { files: own, passages }, models, signal);
    },
  );
  async function make(aid: Aid, where: Where): Promise<string | null> {
    const before = made.current.get(aid);
    const outcome = before
      ? ({ is: 'done', result: before } as const)
      : await run.start({ aid, files, where });
    if (outcome.is === 'failed') return outcome.message;
    if (outcome.is === 'done' && of.current === files) {
      made.current.set(aid, outcome.result);
      setShown({ aid, files, lines: outcome.result });
    }
    return null;
  }
  return { state: run.state, shown: shown?.files === files ? shown : null, make, cancel: run.cancel };
}
