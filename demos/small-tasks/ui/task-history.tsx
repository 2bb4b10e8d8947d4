import { History } from 'lucide-react';
import { useState } from 'react';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useOpened } from '../../kit/saved/use-opened.ts';
import { useSaved } from '../../kit/saved/use-saved.ts';
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
  const saved = useSaved(doneTasks, done, isOwn);
  const [open, setOpen] = useState(false);
  async function choose(id: string) {
    const found = await saved.load(id);
    setOpen(false);
    if (!found) return;
    // Another task has another page, which opens it there.
    if (found.task === done.task) onOpen(found);
    else location.assign(`${taskResult.pathOf(found)}?open=${found.id}`);
  }
  useOpened((id) => void choose(id));
  return (
    <>
      <ToolButton icon={History} label="History" onClick={() => setOpen(true)} />
      <ShareResult result={taskResult} thing={done} {...shareWords} />
      <SavedSheet
        id="task-history"
        words={savedWords}
        list={saved.list}
        problem={saved.problem}
        results={saved.results}
        current={done.id}
        open={open}
        onOpenChange={setOpen}
        onChoose={(id) => void choose(id)}
        onChange={(id, by) => {
          if (id === done.id) onChange(by);
          else void saved.change(id, by);
        }}
        onRemove={(id) => {
          if (id === done.id) onGone();
          void saved.remove(id);
        }}
        onRemoveAll={() => {
          onGone();
          void saved.removeAll();
        }}
        onNew={() => {
          setOpen(false);
          onGone();
        }}
      />
    </>
  );
}
