import { Pause, Play, RotateCcw } from 'lucide-react';

interface AnimationButtonProps {
  /** What a click does. */
  does: 'play' | 'pause' | 'again';
  /** The animation's name. */
  of: string;
  /** Visible only while it has the focus, because a pointer has its own control. */
  quiet: boolean;
  onPress: () => void;
}

const words = { play: 'Play', pause: 'Pause', again: 'Play again' };
const signs = { play: Play, pause: Pause, again: RotateCcw };

/** Stops an animation and lets it go on. */
export function AnimationButton({ does, of, quiet, onPress }: AnimationButtonProps) {
  const Sign = signs[does];
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={`${words[does]}: ${of}`}
      className={`group absolute bottom-0 end-0 grid size-11 place-items-center ${quiet ? 'pointer-events-none opacity-0 focus-visible:opacity-100' : ''}`}
    >
      <span className="grid size-8 place-items-center rounded-full bg-raised text-ink shadow-[0_0_0_1px_var(--line)] group-hover:bg-sunk">
        <Sign size={16} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </button>
  );
}
