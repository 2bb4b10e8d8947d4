import { type ComponentProps, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { type IconData, iconFrame } from '#lib/look/icon-set.ts';
import { readSvgBody } from '#lib/look/svg-body.ts';
import { type IconState, pageIcons } from './icon-store.ts';
import { svgElements } from './svg-elements.tsx';

interface IconProps
  extends Omit<ComponentProps<'svg'>, 'name' | 'width' | 'height' | 'viewBox' | 'children'> {
  /** The icon's set and name, as stored in the database: `lucide:calendar`. */
  name: string;
  /** Its size in pixels: 16, 20 or 24. */
  size?: number;
  /** Its label, if there is no word beside it; without a label it is hidden from screen readers. */
  label?: string;
}

const sign = (
  <circle
    cx="12"
    cy="12"
    r="8"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeDasharray="3 3.28"
  />
);

function insideOf(state: IconState): { frame: ReturnType<typeof iconFrame>; inside: ReactNode } {
  const square = { viewBox: '0 0 24 24', transform: '' };
  if (state === 'waiting') return { frame: square, inside: null };
  const nodes = typeof state === 'object' ? readSvgBody(state.body) : null;
  if (!nodes) return { frame: square, inside: sign };
  return { frame: iconFrame(state as IconData), inside: svgElements(nodes) };
}

/**
 * An icon by its name, for content that names one at run time; a page that knows its icons imports them.
 * Keeps its room while it comes, and shows a plain sign where there is none.
 */
export function Icon({ name, size = 20, label, className = '', ...rest }: IconProps) {
  const watch = useCallback((changed: () => void) => pageIcons.watch(name, changed), [name]);
  const state = useSyncExternalStore<IconState>(
    watch,
    () => pageIcons.look(name),
    () => 'waiting',
  );
  const { frame, inside } = insideOf(state);
  return (
    <svg
      width={size}
      height={size}
      viewBox={frame.viewBox}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-icon={typeof state === 'object' ? 'drawn' : state}
      // Lucide writes its strokes two units wide; the look wants one and a half.
      className={`inline-block shrink-0 ${name.startsWith('lucide:') ? '[&_[stroke-width]]:[stroke-width:1.5]' : ''} ${className}`}
      {...rest}
    >
      {frame.transform ? <g transform={frame.transform}>{inside}</g> : inside}
    </svg>
  );
}
