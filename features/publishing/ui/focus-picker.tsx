import { type MouseEvent, useState } from 'react';
import type { PictureCard } from '../picture-page.server.ts';

interface FocusPickerProps {
  picture: PictureCard;
  disabled: boolean;
}

const sides = [
  { name: 'focusX', label: 'Focus, from the left' },
  { name: 'focusY', label: 'Focus, from the top' },
] as const;

/** What of a picture stays in view when it is cut: pressed on the picture, or moved by two sliders, which need no script. */
export function FocusPicker({ picture, disabled }: FocusPickerProps) {
  const [focus, setFocus] = useState({ focusX: picture.focusX, focusY: picture.focusY });
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A key has no place on the picture; the sliders are for it.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 100);
    setFocus({
      focusX: share(event.clientX, box.left, box.width),
      focusY: share(event.clientY, box.top, box.height),
    });
  }
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        onClick={press}
        className="relative block w-full cursor-crosshair overflow-hidden rounded-input bg-sunk"
      >
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="h-auto w-full"
        />
        <span
          aria-hidden="true"
          style={{ left: `${focus.focusX}%`, top: `${focus.focusY}%` }}
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_oklch(.1_.01_275/.7)] noscript:hidden"
        />
      </button>
      <div className="mt-3 grid gap-2">
        {sides.map(({ name, label }) => (
          <label key={name} className="grid grid-cols-[1fr_8rem] items-center gap-3 text-[.875rem]">
            {label}
            <input
              type="range"
              name={name}
              min={0}
              max={100}
              step={1}
              disabled={disabled}
              value={focus[name]}
              onChange={(event) => setFocus({ ...focus, [name]: Number(event.target.value) })}
              className="h-11 accent-(--accent)"
            />
          </label>
        ))}
      </div>
    </>
  );
}
