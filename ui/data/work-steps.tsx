import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface WorkStep {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'wrong';
  /** The result so far, such as “61 stops”. */
  note?: string;
}

interface WorkStepsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the task is, such as “Planning the round”. */
  label: string;
  steps: readonly WorkStep[];
  /** A button to stop or resume it. */
  action?: ReactNode;
}

const looks: Record<WorkStep['state'], { Icon: LucideIcon; look: string; word: string }> = {
  waiting: { Icon: CircleDashed, look: 'text-mute', word: 'to do' },
  running: { Icon: LoaderCircle, look: 'animate-spin motion-reduce:animate-none', word: 'running' },
  done: { Icon: CircleCheck, look: 'text-done', word: 'done' },
  wrong: { Icon: CircleAlert, look: 'text-danger', word: 'went wrong' },
};

/** The steps of a long task: finished steps stay visible, and people can stop it. */
export function WorkSteps({ label, steps, action, className = '', ...rest }: WorkStepsProps) {
  return (
    <div className={`rounded-card border border-line bg-raised p-5 ${className}`} {...rest}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="font-display text-lg font-semibold tracking-[-.03em]">{label}</p>
        {action}
      </div>
      <ol aria-live="polite" className="mt-2">
        {steps.map(({ name, state, note }) => {
          const { Icon, look, word } = looks[state];
          return (
            <li
              key={name}
              aria-current={state === 'running' ? 'step' : undefined}
              className="flex min-h-11 items-center gap-3 border-t border-line"
            >
              <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={`shrink-0 ${look}`} />
              <span className={`min-w-0 flex-1 ${state === 'waiting' ? 'text-mute' : 'font-[540]'}`}>
                {name}
                <span className="sr-only">, {word}</span>
              </span>
              {note ? <span className="mono-label text-mute">{note}</span> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
