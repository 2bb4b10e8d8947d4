import { ChevronsLeftRight, ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';

interface ComparisonProps extends Omit<ComponentProps<'figure'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What is compared, for screen readers. */
  label: string;
  before: ReactNode;
  /** The second picture, which sets the size of the whole comparison. */
  after: ReactNode;
  beforeLabel?: string;
  afterLabel?: string;
  /** The direction in which the edge moves. */
  orientation?: 'horizontal' | 'vertical';
  /** How much of the first picture is shown, from 0 to 100. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** A sentence below the pictures. */
  caption?: ReactNode;
}

const ways = {
  horizontal: {
    first:
      '[clip-path:inset(0_calc(100%-var(--edge))_0_0)] rtl:[clip-path:inset(0_0_0_calc(100%-var(--edge)))]',
    input: 'cursor-ew-resize touch-pan-y',
    line: 'inset-y-0 start-(--edge) w-0.5 -translate-x-1/2 rtl:translate-x-1/2',
    Icon: ChevronsLeftRight,
  },
  vertical: {
    first: '[clip-path:inset(0_0_calc(100%-var(--edge))_0)]',
    input: 'cursor-ns-resize touch-pan-x [writing-mode:vertical-lr]',
    line: 'inset-x-0 top-(--edge) h-0.5 -translate-y-1/2',
    Icon: ChevronsUpDown,
  },
};
const chip =
  'absolute rounded-full bg-[oklch(.19_.022_275/.82)] px-3 py-1 text-sm font-[540] text-white select-none';
// A very thin thumb, so that the edge is exactly under the finger.
const bareRange =
  'absolute inset-0 size-full appearance-none opacity-0 [&::-moz-range-thumb]:size-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:size-px [&::-webkit-slider-thumb]:appearance-none';

/** Two pictures of the same thing with an edge that people drag across; underneath it is a range input. */
export function Comparison({
  label,
  before,
  after,
  beforeLabel = 'Before',
  afterLabel = 'After',
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  onValueChange,
  caption,
  className = '',
  style,
  ...rest
}: ComparisonProps) {
  const [own, setOwn] = useState(defaultValue);
  const edge = value ?? own;
  const { first, input, line, Icon } = ways[orientation];
  function move(next: number) {
    setOwn(next);
    onValueChange?.(next);
  }
  return (
    <figure
      style={{ ...style, '--edge': `${edge}%` } as CSSProperties}
      className={`min-w-0 ${className}`}
      {...rest}
    >
      <div className="relative isolate overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
        <div className="*:block *:w-full">{after}</div>
        <span aria-hidden="true" className={`${chip} bottom-3 end-3`}>
          {afterLabel}
        </span>
        <div className={`absolute inset-0 *:block *:size-full *:object-cover ${first}`}>{before}</div>
        <div aria-hidden="true" className={`absolute inset-0 ${first}`}>
          <span className={`${chip} start-3 top-3`}>{beforeLabel}</span>
        </div>
        <input
          type="range"
          min={0}
          max={100}
          value={edge}
          dir={orientation === 'vertical' ? 'ltr' : undefined}
          aria-label={label}
          aria-orientation={orientation}
          aria-valuetext={`${beforeLabel} ${edge} percent, ${afterLabel} ${100 - edge} percent`}
          onChange={(event) => move(event.target.valueAsNumber)}
          className={`peer ${bareRange} ${input}`}
        />
        <div
          aria-hidden="true"
          className={`pointer-events-none absolute bg-white shadow-[0_0_0_1px_oklch(.19_.022_275/.25)] peer-focus-visible:*:outline-2 peer-focus-visible:*:outline-offset-2 ${line}`}
        >
          <span className="absolute left-1/2 top-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-white text-ink-light shadow-[0_0_0_1px_oklch(.19_.022_275/.25)] outline-white">
            <Icon size={20} strokeWidth={1.5} />
          </span>
        </div>
      </div>
      {caption ? <figcaption className="mt-3 text-pretty text-mute">{caption}</figcaption> : null}
    </figure>
  );
}
