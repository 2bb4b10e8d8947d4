import { FileUp } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { readingWords } from '../../kit/files/read-pages.ts';
import { reportWords } from '../../kit/models/report-words.ts';
import { TaskFields } from './task-fields.tsx';
import { TaskPlace, useTaskPlace } from './task-place.tsx';
import type { TaskParts, useTask } from './use-task.ts';

interface TaskFormProps extends Pick<TaskParts, 'demo' | 'form'> {
  task: ReturnType<typeof useTask>;
  className: string;
}

const accepted = '.pdf,.docx,.pptx,.xlsx,.csv,.tsv,.html,.htm,.epub,.eml,.md,.txt,.png,.jpg,.jpeg,.webp';

/** A button that opens the browser's dialog for a file. */
function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        accept={accepted}
        aria-label="File to read"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <button
        type="button"
        onClick={() => files.current?.click()}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-[540] hover:bg-selected noscript:hidden max-sm:-ms-3"
      >
        <FileUp size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Choose <span className="pointer-coarse:hidden">or drop </span>a file
        </span>
      </button>
    </>
  );
}

/** What goes into a task: its fields or a file, and the button that does it. */
export function TaskFormView({ demo, form, task, className }: TaskFormProps) {
  const { input, wrong, problem, reading, report, isRunning, isExample } = task;
  const place = useTaskPlace();
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
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
        <ChooseFile onFile={reading.read} />
      </div>
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
