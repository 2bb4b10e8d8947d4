import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Step {
  label: string;
  /** A second, quieter line, shown when the steps are listed one below the other. */
  note?: string;
  /** The address of a finished step. */
  href?: string;
  /** Whether something is still missing; the step is then a link and doesn't count as done. */
  open?: boolean;
}

interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[];
  /** The current step, counted from 0. Set it to the number of steps once all are done. */
  current: number;
  /** `across` is a row, which shows only the current name in a narrow container; `down` is a list with notes. */
  variant?: 'across' | 'down';
  /** Called to go back to a finished step on the same page; steps with an address are links instead. */
  onStep?: (index: number) => void;
}

interface PartProps extends Pick<StepsProps, 'onStep'> {
  step: Step;
  index: number;
  current: number;
  className: string;
  labelClass: string;
}

function Sign({ index, done }: { index: number; done: boolean }) {
  if (done) return <Check size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />;
  return (
    <span aria-hidden="true" className="mono-label w-4 shrink-0 text-center">
      {index + 1}
    </span>
  );
}

/** A step that is done leads back; one that is not is only said. */
function StepWay({ step, index, current, onStep, className, labelClass }: PartProps) {
  const isPassed = index < current;
  const done = isPassed && !step.open;
  const inside = (
    <>
      <Sign index={index} done={done} />
      <span className={labelClass}>
        {step.label}
        {done ? <span className="sr-only"> done</span> : null}
      </span>
    </>
  );
  if (isPassed && step.href)
    return (
      <a href={step.href} className={`${className} hover:text-ink`}>
        {inside}
      </a>
    );
  if (isPassed && onStep)
    return (
      <button
        type="button"
        onClick={() => onStep(index)}
        className={`${className} text-start hover:text-ink`}
      >
        {inside}
      </button>
    );
  return <span className={className}>{inside}</span>;
}

/** Where one is in a task of three to five parts; what is done leads back to it. */
export function Steps({ steps, current, variant = 'across', onStep, className = '', ...rest }: StepsProps) {
  const down = variant === 'down';
  const here = steps[current];
  const tone = (index: number) => (index === current ? 'font-semibold' : 'text-mute');
  return (
    <div className={`@container w-full min-w-0 text-[.95rem] ${className}`}>
      <ol className={down ? 'grid' : 'flex gap-x-2 @lg:gap-x-7'} {...rest}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className={`min-w-0 ${index <= current ? 'border-ink' : 'border-line'} ${down ? 'border-s-2 ps-4 pb-3 last:pb-0' : `flex-1 border-b-2 @lg:flex-initial ${index === current ? '' : '@lg:border-transparent'}`}`}
          >
            <StepWay
              step={step}
              index={index}
              current={current}
              onStep={onStep}
              className={`flex min-h-11 min-w-0 items-center gap-2 ${down ? '' : 'max-@lg:w-full max-@lg:justify-center'} ${tone(index)}`}
              labelClass={down ? 'min-w-0 break-words' : 'sr-only @lg:not-sr-only @lg:truncate'}
            />
            {down && step.note ? <p className="-mt-1.5 ps-6 pb-1 text-sm text-mute">{step.note}</p> : null}
          </li>
        ))}
      </ol>
      {down ? null : (
        <p aria-hidden="true" className="mt-2 flex items-baseline justify-between gap-4 @lg:hidden">
          <span className="min-w-0 font-semibold break-words">{here?.label ?? 'All done'}</span>
          <span className="mono-label shrink-0 text-mute">
            {Math.min(current + 1, steps.length)} of {steps.length}
          </span>
        </p>
      )}
    </div>
  );
}
