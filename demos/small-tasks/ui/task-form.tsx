import type { DragEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { readingWords } from '../../kit/files/read-pages.ts';
import { reportWords } from '../../kit/models/report-words.ts';
import { useModelPlace } from '../../kit/models/use-model-place.ts';
import { ChooseFile } from './choose-file.tsx';
import { NoteSound } from './note-sound.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskPlace } from './task-place.tsx';
import type { TaskParts, useTask } from './use-task.ts';

interface TaskFormProps extends Pick<TaskParts, 'demo' | 'form'> {
  task: ReturnType<typeof useTask>;
  className: string;
}

const accepted = '.pdf,.docx,.pptx,.xlsx,.csv,.tsv,.html,.htm,.epub,.eml,.md,.txt,.png,.jpg,.jpeg,.webp';

/** What goes into a task: its fields or a file, and the button that does it. */
export function TaskFormView({ demo, form, task, className }: TaskFormProps) {
  const { input, wrong, problem, reading, report, isRunning, isExample } = task;
  const place = useModelPlace('small-tasks-where');
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    // A sound is taken wherever on the page it is dropped.
    if (!file || form.takesSound) return;
    event.preventDefault();
    reading.read(file);
  }
  return (
    <form
      noValidate
      // Without scripts the server does the task, and answers with this page.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void task.start(place.where);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={`${className} flex flex-col gap-4`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl">{demo.takes}</h2>
        {form.takesSound ? null : <ChooseFile accept={accepted} onFile={reading.read} />}
      </div>
      {form.takesSound ? <NoteSound isExample={isExample} onText={task.takeText} /> : null}
      <TaskFields fields={form.fields} input={input} wrong={wrong} onChange={task.change} />
      <AlertPlace urgent className="empty:hidden">
        {problem ? <Alert tone="danger" heading={problem} /> : null}
      </AlertPlace>
      {reading.pages ? (
        <div className="flex flex-wrap items-end gap-3">
          <Progress
            label={readingWords(reading.pages)}
            value={reading.pages.done}
            max={reading.pages.of}
            className="min-w-48 flex-1"
          />
          <Button variant="ghost" size="small" onClick={reading.cancel}>
            Stop reading
          </Button>
        </div>
      ) : null}
      {report ? <Progress {...reportWords(report)} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isRunning}>
          {demo.action}
        </Button>
        {isRunning ? (
          <Button variant="ghost" onClick={task.cancel}>
            Cancel
          </Button>
        ) : (
          <Button variant="ghost" className="noscript:hidden" onClick={task.startEmpty}>
            Start empty
          </Button>
        )}
        {isExample ? null : (
          <Button variant="ghost" className="noscript:hidden" onClick={task.showExample}>
            Back to the example
          </Button>
        )}
      </div>
      <TaskPlace usesModel={demo.usesModel} place={place} />
    </form>
  );
}
