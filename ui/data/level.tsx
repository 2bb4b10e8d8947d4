import { type ComponentProps, type ReactNode, useId } from 'react';

interface LevelProps extends Omit<ComponentProps<'meter'>, 'children' | 'value'> {
  /** What is measured, such as “Places taken”. */
  label: ReactNode;
  value: number;
  /** The value in words, such as “18 of 24”. */
  said: string;
}

const bar =
  'h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-selected [background-image:none] [&::-webkit-meter-bar]:h-2.5 [&::-webkit-meter-bar]:m-0 [&::-webkit-meter-bar]:[inset:0] [&::-webkit-meter-bar]:[transform:none] [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--selected)] [&::-webkit-meter-inner-element]:block [&::-webkit-meter-inner-element]:h-2.5 [&::-webkit-meter-inner-element]:m-0 [&::-webkit-meter-inner-element]:[inset:0]';
const fills =
  '[&::-webkit-meter-optimum-value]:h-2.5 [&::-webkit-meter-optimum-value]:[inset:0] [&::-webkit-meter-optimum-value]:m-0 [&::-webkit-meter-optimum-value]:rounded-full [&::-webkit-meter-optimum-value]:[background:var(--done)] [&::-webkit-meter-suboptimum-value]:h-2.5 [&::-webkit-meter-suboptimum-value]:[inset:0] [&::-webkit-meter-suboptimum-value]:m-0 [&::-webkit-meter-suboptimum-value]:rounded-full [&::-webkit-meter-suboptimum-value]:[background:var(--warning)] [&::-webkit-meter-even-less-good-value]:h-2.5 [&::-webkit-meter-even-less-good-value]:[inset:0] [&::-webkit-meter-even-less-good-value]:m-0 [&::-webkit-meter-even-less-good-value]:rounded-full [&::-webkit-meter-even-less-good-value]:[background:var(--danger)] [&::-moz-meter-bar]:[background:var(--done)] [&:-moz-meter-sub-optimum::-moz-meter-bar]:[background:var(--warning)] [&:-moz-meter-sub-sub-optimum::-moz-meter-bar]:[background:var(--danger)]';

/** How full something is; `low`, `high` and `optimum` say where it begins to matter. */
export function Level({ label, value, said, className = '', ...rest }: LevelProps) {
  const id = useId();
  return (
    <div className={`grid gap-2 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <label htmlFor={id} className="font-[540]">
          {label}
        </label>
        <span className="mono-label text-mute">{said}</span>
      </div>
      <meter id={id} value={value} className={`${bar} ${fills}`} {...rest}>
        {said}
      </meter>
    </div>
  );
}
