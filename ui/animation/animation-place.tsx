import { RotateCcw } from 'lucide-react';
import { Button } from '../actions/button.tsx';

interface AnimationPlaceProps {
  message?: string;
  again?: () => void;
  /** The height that the picture would have had; a message may need more. */
  least?: string;
}

/** Takes the place of an animation that is loading or failed: a plain drawing, and on failure the reason and what to do. */
export function AnimationPlace({ message, again, least }: AnimationPlaceProps) {
  return (
    <div
      data-part={message ? 'wrong' : 'waiting'}
      style={{ minHeight: least }}
      className={`${message ? 'relative' : 'absolute inset-0'} grid place-items-center overflow-hidden rounded-card text-ink`}
    >
      <svg
        viewBox="0 0 160 120"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full bg-selected"
      >
        <path
          d="M-40 112C40 112 30 28 100 22S170 18 200 18"
          fill="none"
          stroke="var(--line)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <circle cx="38.6" cy="62.7" r="3.5" fill="var(--line)" />
        <circle cx="100" cy="22" r="3.5" fill="var(--line)" />
      </svg>
      {message ? (
        <div
          role="status"
          className="relative grid max-w-full justify-items-center gap-3 p-3 text-center text-sm"
        >
          <p className="max-w-[22rem] text-pretty rounded-input bg-raised px-3 py-2 @max-[6rem]:sr-only">
            {message}
          </p>
          {again ? (
            <Button size="small" variant="ghost" onClick={again}>
              <RotateCcw size={16} strokeWidth={1.5} aria-hidden="true" />
              <span className="@max-[12rem]:sr-only">Try again</span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
