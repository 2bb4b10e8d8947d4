import { Maximize2, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ChartCard } from './chart-card.tsx';
import { ChartLines } from './chart-lines.tsx';
import { card, type layoutOf } from './layout.ts';
import { useCardDrag } from './use-card-drag.ts';
import { usePan } from './use-pan.ts';

interface ChartFrameProps {
  layout: ReturnType<typeof layoutOf>;
  chosen: string;
  /** Who is brought into the middle; another object asks again. */
  focus: { id: string };
  onChoose: (id: string) => void;
  onToggle: (id: string) => void;
  /** Whether an arrow key led somewhere. */
  onWalk: (key: string) => boolean;
  /** Left out for those who may not move anybody. */
  onMove?: (id: string, to: string) => void;
}

/** Cards outside the window are drawn this far, so that pulling never shows a gap. */
const reach = 160;

/** The window onto the chart: what is pulled, zoomed and dragged stays in here, apart from the fields beside it. */
export function ChartFrame({ layout, chosen, focus, onChoose, onToggle, onWalk, onMove }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, setView, zoom, handlers } = usePan(frame, { x: 24, y: 24, scale: 1 });
  const [size, setSize] = useState({ width: 1400, height: 800 });
  const { dragged, over, grip } = useCardDrag((id, to) => onMove?.(id, to));
  const shown = useRef<object | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const node = layout.nodes.find(({ person }) => person.id === focus.id);
    const element = frame.current;
    if (!node || !element || shown.current === focus) return;
    shown.current = focus;
    setView(({ scale }) => ({
      scale,
      x: element.clientWidth * 0.4 - node.x * scale,
      y: element.clientHeight / 2 - (node.y + card.height / 2) * scale,
    }));
  }, [layout, focus, setView]);

  function fit() {
    const share = Math.min(size.width / (layout.width + 48), size.height / (layout.height + 48));
    const scale = Math.min(1, Math.max(0.25, share));
    setView({ x: 24, y: Math.max(24, (size.height - layout.height * scale) / 2), scale });
  }
  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? 1.2 : 1 / 1.2);
    else if (!onWalk(event.key)) return;
    event.preventDefault();
  }
  const seen = layout.nodes.filter(({ x, y }) => {
    const [left, top] = [x * view.scale + view.x, y * view.scale + view.y];
    const across = left > -card.width - reach && left < size.width + reach;
    return across && top > -card.height - reach && top < size.height + reach;
  });
  return (
    <div className="relative min-w-0">
      <div
        ref={frame}
        role="application"
        aria-label="Organisation chart. Use the arrow keys to move through it, and plus and minus to zoom."
        tabIndex={0}
        onKeyDown={walk}
        {...handlers}
        className="relative h-[max(26rem,calc(100dvh-19rem))] cursor-grab touch-none overflow-hidden rounded-card border border-line bg-sunk/60 select-none active:cursor-grabbing"
      >
        <div
          dir="ltr"
          className="absolute start-0 top-0 origin-top-left"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <ChartLines nodes={layout.nodes} width={layout.width} height={layout.height} />
          {seen.map((node) => (
            <ChartCard
              key={node.person.id}
              node={node}
              chosen={node.person.id === chosen}
              dragged={node.person.id === dragged}
              over={node.person.id === over}
              onChoose={() => onChoose(node.person.id)}
              onToggle={() => onToggle(node.person.id)}
              onGrip={onMove ? (event) => grip(event, node.person.id, view.scale) : undefined}
            />
          ))}
        </div>
      </div>
      <div className="absolute end-3 bottom-3 flex gap-1.5 print:hidden">
        <IconButton label="Zoom out" icon={Minus} onClick={() => zoom(1 / 1.3)} />
        <IconButton label="Zoom in" icon={Plus} onClick={() => zoom(1.3)} />
        <IconButton label="Fit everything that is expanded" icon={Maximize2} onClick={fit} />
      </div>
    </div>
  );
}
