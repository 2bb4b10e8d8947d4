import { History } from 'lucide-react';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useKeptHistory } from '../../kit/saved/use-kept-history.ts';
import { ShareResult } from '../../kit/share/share-result.tsx';
import { type DoneTask, doneTasks, taskResult } from '../result.ts';
import { savedWords, shareWords } from '../words.ts';

interface TaskHistoryProps {
  /** The result that is shown. */
  done: DoneTask;
  /** Whether it is the visitor's own. */
  isOwn: boolean;
  onOpen: (done: DoneTask) => void;
  onChange: (by: Partial<Pick<DoneTask, 'title' | 'pinned'>>) => void;
  /** The result that is shown was deleted, or another is begun. */
  onGone: () => void;
}

/** What was done with the small tasks before: the list of all of them, and the link that shares the one that is open. */
export function TaskHistory({ done, isOwn, onOpen, onChange, onGone }: TaskHistoryProps) {
  const past = useKeptHistory(doneTasks, done, {
    isOwn,
    onOpen: (found) => {
      if (!found) return;
      // Another task has another page, which opens it there.
      if (found.task === done.task) onOpen(found);
      else location.assign(`${taskResult.pathOf(found)}?open=${found.id}`);
    },
    onChange,
    onGone,
    onNew: onGone,
  });
  return (
    <>
      <ToolButton icon={History} label="History" onClick={past.show} />
      <ShareResult result={taskResult} thing={done} {...shareWords} />
      <SavedSheet id="task-history" words={savedWords} {...past.sheet} />
    </>
  );
}
