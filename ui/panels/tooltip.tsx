import {
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react';
import { bothRefs } from '../foundation/both-refs.ts';
import { useDirection } from '../foundation/direction.tsx';
import { besideAnchor, placeWithoutAnchors } from './beside.ts';
import { useHint } from './use-hint.ts';

interface TooltipProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** A few words that people can do without, because touch screens don't show them. */
  text: string;
  /** Whether the words are the control's name, as for an icon button, or an additional description. */
  gives?: 'name' | 'description';
  side?: 'top' | 'bottom';
  /** How many milliseconds the pointer has to rest on the control; keyboard focus shows the tooltip immediately. */
  delay?: number;
  /** The control, which has to accept `style` and ARIA attributes. */
  children: ReactElement<{ style?: CSSProperties; 'aria-label'?: string; 'aria-describedby'?: string }>;
}

/** Names a control or adds a little detail. It appears when a pointer rests on the control or the control has focus, and disappears with Esc. */
export function Tooltip({
  text,
  gives = 'name',
  side = 'top',
  delay = 500,
  className = '',
  style,
  ref,
  children,
  ...rest
}: TooltipProps) {
  const id = useId();
  const anchorName = `--${id.replaceAll(/[^\w-]/g, '')}`;
  const direction = useDirection();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const shown = useHint(host, delay);

  useEffect(() => {
    const element = tip.current;
    if (!element || element.matches(':popover-open') === shown) return;
    element.togglePopover(shown);
    if (shown)
      placeWithoutAnchors(element, element.previousElementSibling, { side, align: 'center', direction });
  }, [shown, side, direction]);

  return (
    <span ref={host} className="contents">
      {cloneElement(children, {
        style: { ...children.props.style, anchorName },
        ...(gives === 'name' ? { 'aria-label': text } : { 'aria-describedby': id }),
      })}
      <div
        ref={bothRefs(tip, ref)}
        id={id}
        popover="manual"
        role="tooltip"
        style={{ ...style, positionAnchor: anchorName }}
        className={`my-2 w-max max-w-64 rounded-xl bg-ink px-3 py-1.5 text-center text-sm text-paper transition-opacity duration-(--state) starting:open:opacity-0 ${besideAnchor(side, 'center')} ${className}`}
        {...rest}
      >
        {text}
      </div>
    </span>
  );
}
