import { Pause, Play, Square, X } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import type { Taking, useMicrophone } from '../microphone/use-microphone.ts';

interface RecorderButtonsProps {
  microphone: ReturnType<typeof useMicrophone>;
  is: Taking['is'];
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true, className: 'max-sm:hidden' } as const;

/** Discard, keep, pause: the same three in the recorder and where the thumb is on a phone. */
export function RecorderButtons({ microphone, is }: RecorderButtonsProps) {
  const waits = is === 'asking' || is === 'ending';
  return (
    <>
      <Button size="small" variant="ghost" disabled={is === 'ending'} onClick={microphone.discard}>
        <X {...icon} />
        Discard
      </Button>
      <Button size="small" disabled={waits} onClick={() => void microphone.finish()}>
        <Square {...icon} />
        Stop and keep
      </Button>
      {is === 'paused' ? (
        <Button size="small" variant="ghost" onClick={microphone.resume}>
          <Play {...icon} />
          Resume
        </Button>
      ) : (
        <Button size="small" variant="ghost" disabled={waits} onClick={microphone.pause}>
          <Pause {...icon} />
          Pause
        </Button>
      )}
    </>
  );
}
