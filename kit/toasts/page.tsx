import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import { type KitExample, KitPage } from '../kit-page.tsx';
import type { PlaygroundOf } from '../playground.tsx';
import FourTones from './four-tones.tsx';
import StaysUntilRead from './stays-until-read.tsx';
import TakeItBack from './take-it-back.tsx';
import WorkInSteps from './work-in-steps.tsx';

const tones = ['plain', 'done', 'warning', 'danger'] as const;

const playground: PlaygroundOf = {
  component: 'toast',
  controls: ['title', 'text', 'tone', 'duration'],
  options: { tone: tones },
  start: {
    title: 'Tuesday 14:00 is yours',
    text: 'We’re sending you an email with the link.',
    tone: 'done',
    duration: 6000,
  },
  render: ({ title, text, tone, duration }) => (
    <Button
      variant="ghost"
      onClick={() =>
        toast({
          title: String(title),
          text: String(text) || undefined,
          tone: tones.find((each) => each === tone),
          duration: Number(duration),
        })
      }
    >
      Show the toast
    </Button>
  ),
};

const examples: KitExample[] = [
  {
    file: 'take-it-back',
    heading: 'Done, with undo',
    note: 'The action happens immediately, without asking first, and people can undo it for ten seconds.',
    Example: TakeItBack,
  },
  {
    file: 'four-tones',
    heading: 'Four tones, each with its icon',
    note: 'Several toasts form a stack. Point at it or focus it, and it spreads out and the timer stops.',
    Example: FourTones,
  },
  {
    file: 'work-in-steps',
    heading: 'One toast that changes',
    note: 'Using the same id changes the toast that is already there, so nothing jumps.',
    Example: WorkInSteps,
  },
  {
    file: 'stays-until-read',
    heading: 'Stays until dismissed',
    note: 'For messages people shouldn’t miss but don’t have to answer now.',
    Example: StaysUntilRead,
  },
];

export default function ToastsPage() {
  return (
    <>
      <KitPage examples={examples} playground={playground} />
      <ToastRegion />
    </>
  );
}
