import { ArrowLeft, ArrowRight, type LucideIcon, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { LightboxItem } from './lightbox-stage.tsx';
import type { useZoom } from './use-zoom.ts';
import { maxScale } from './zoom.ts';

export const zoomStep = 1.5;

interface RoundButtonProps extends ComponentProps<'button'> {
  label: string;
  Icon: LucideIcon;
  /** Nothing is left to do that way; the button keeps the focus, which `disabled` would lose. */
  atEnd?: boolean;
}

function RoundButton({ label, Icon, atEnd = false, className = '', ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      className={`grid size-11 place-items-center rounded-full hover:bg-selected aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent ${className}`}
      {...rest}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

interface TopBarProps {
  index: number;
  count: number;
  zoom: ReturnType<typeof useZoom>;
  onClose: () => void;
}

/** Where one is, how near, and the way out. */
export function LightboxTopBar({ index, count, zoom, onClose }: TopBarProps) {
  const { scale } = zoom.view;
  return (
    <div className="flex items-center gap-1 py-2 pe-2 ps-5 sm:pe-4 sm:ps-8">
      <p className="me-auto font-mono text-sm" aria-hidden="true">
        {count > 1 ? `${index + 1} / ${count}` : null}
      </p>
      <RoundButton
        label="Zoom out"
        Icon={ZoomOut}
        atEnd={scale <= 1}
        onClick={() => zoom.zoom(1 / zoomStep)}
      />
      <output aria-label="Zoom" className="w-12 text-center font-mono text-sm">
        {Math.round(scale * 100)}%
      </output>
      <RoundButton
        label="Zoom in"
        Icon={ZoomIn}
        atEnd={scale >= maxScale}
        onClick={() => zoom.zoom(zoomStep)}
      />
      <RoundButton label="Close" Icon={X} onClick={onClose} className="ms-2" />
    </div>
  );
}

interface FootBarProps {
  /** The id of the words that say where one is. */
  id: string;
  items: readonly LightboxItem[];
  index: number;
  onGo: (to: number) => void;
}

/** The caption, and the way to the neighbours. */
export function LightboxFootBar({ id, items, index, onGo }: FootBarProps) {
  const item = items[index];
  const many = items.length > 1;
  return (
    <div className="flex min-h-17 items-center justify-between gap-5 py-3 pe-2 ps-5 sm:pe-4 sm:ps-8">
      <p
        id={id}
        aria-live="polite"
        aria-atomic="true"
        className="max-w-[40rem] text-pretty text-[.95rem] sm:text-base"
      >
        {many ? (
          <span className="sr-only">
            {index + 1} of {items.length}:{' '}
          </span>
        ) : null}
        {item?.caption ?? <span className="sr-only">{item?.alt}</span>}
      </p>
      {many ? (
        <div className="flex shrink-0 gap-1">
          <RoundButton
            label="Previous picture"
            Icon={ArrowLeft}
            atEnd={index === 0}
            onClick={() => onGo(index - 1)}
            className="rtl:-scale-x-100"
          />
          <RoundButton
            label="Next picture"
            Icon={ArrowRight}
            atEnd={index === items.length - 1}
            onClick={() => onGo(index + 1)}
            className="rtl:-scale-x-100"
          />
        </div>
      ) : null}
    </div>
  );
}
