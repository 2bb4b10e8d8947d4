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
    text: 'A mail with the link is on its way.',
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
      Say it
    </Button>
  ),
};

const examples: KitExample[] = [
  {
    file: 'take-it-back',
    heading: 'Done, and taken back',
    note: 'Instead of asking first: it happens at once, and for ten seconds it can be undone.',
    Example: TakeItBack,
  },
  {
    file: 'four-tones',
    heading: 'Four tones, each with its sign',
    note: 'Several lie on each other; the pointer or the focus spreads them and stops the clock.',
    Example: FourTones,
  },
  {
    file: 'work-in-steps',
    heading: 'One note that changes',
    note: 'The same id again changes the note that is there. Nothing jumps.',
    Example: WorkInSteps,
  },
  {
    file: 'stays-until-read',
    heading: 'Stays until it is sent away',
    note: 'For what must not be missed but needs no answer now.',
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
