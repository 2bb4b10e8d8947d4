import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import type { useMicrophone } from '../microphone/use-microphone.ts';
import { RecorderButtons } from './recorder-buttons.tsx';

interface SpeechPhoneBarProps {
  said: string;
  microphone: ReturnType<typeof useMicrophone>;
  /** The panel with the tools. */
  inputs: string;
  /** The buttons that begin another recording. */
  begins: ReactNode;
}

/** On a phone: what is there, and what can be done now, within reach of a thumb. */
export function SpeechPhoneBar({ said, microphone, inputs, begins }: SpeechPhoneBarProps) {
  const { taking } = microphone;
  return (
    <PhoneBar fact={<span className="font-semibold">{said}</span>}>
      {taking ? (
        <RecorderButtons microphone={microphone} is={taking.is} />
      ) : (
        <>
          <Button variant="ghost" size="small" popoverTarget={inputs}>
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
            Edit
          </Button>
          {begins}
        </>
      )}
    </PhoneBar>
  );
}
