import { SampleTag } from '#ui/data/sample-tag.tsx';
import { ResultTools } from './result-tools.tsx';
import { PartView } from './result-view.tsx';
import { TaskFormView } from './task-form.tsx';
import { TaskHistory } from './task-history.tsx';
import { type TaskParts, useTask } from './use-task.ts';

const card = 'min-w-0 rounded-card bg-raised p-5 text-ink sm:p-6';

/** A small task: what goes in on the left, what comes out on the right. It begins with an example and its result. */
export function TaskScreen(props: TaskParts) {
  const { demo, form } = props;
  const task = useTask(props);
  const { done, isExample } = task;
  const { result } = done;
  return (
    <div className="hue-block grid gap-4 p-3 sm:p-6 lg:grid-cols-2 lg:gap-6">
      <TaskFormView demo={demo} form={form} task={task} className={card} />
      <section
        ref={task.place}
        aria-labelledby="result"
        aria-busy={task.isRunning}
        className={`${card} scroll-mt-4`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="result" aria-live="polite" className="text-2xl text-balance">
            {result.finding}
          </h2>
          {isExample ? <SampleTag /> : null}
        </div>
        <div className="mt-4 grid gap-6">
          {result.parts.map((part) => (
            <PartView key={part.is} part={part} />
          ))}
        </div>
        <div className="mt-4 border-t border-line pt-2">
          <ResultTools name={demo.id} result={result}>
            <TaskHistory
              done={done}
              isOwn={!isExample}
              onOpen={task.show}
              onChange={task.rename}
              onGone={task.showExample}
            />
          </ResultTools>
        </div>
      </section>
    </div>
  );
}
