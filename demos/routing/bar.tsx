import { GitCompareArrows, Send, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DemoActionSlots, DemoActions } from '#demos/kit/layout/demo-actions.tsx';
import { ExamplePicker } from '#demos/kit/layout/example-picker.tsx';
import { ToolButton } from '#demos/kit/layout/tool-button.tsx';
import { DemoBar, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { examples } from './examples/examples.ts';
import { exportsOf } from './exports/choices.ts';
import type { BroughtDay } from './use-brought-day.ts';
import type { DayModel } from './use-day.ts';

export type Opened = 'import' | 'share' | 'send' | 'drivers' | 'stops' | 'compare' | 'keys';

/** What can be done with the day, for the bar and for a phone's. */
export const actionsOf = (model: DayModel, onOpen: (what: Opened) => void): DemoActionSlots => ({
  history: model.history,
  onImport: () => onOpen('import'),
  onShare: () => onOpen('share'),
  exports: exportsOf(model.look, model.raw),
  more: [
    { icon: Truck, label: 'Drivers', onSelect: () => onOpen('drivers') },
    { icon: GitCompareArrows, label: 'Compare two plans', onSelect: () => onOpen('compare') },
    {
      icon: Send,
      label: 'Send this to us',
      hint: 'You see what we’ll get before you send it',
      onSelect: () => onOpen('send'),
    },
  ],
});

interface BarProps {
  model: DayModel;
  actions: DemoActionSlots;
  brought: BroughtDay;
  onExample: (id: string) => void;
  onOpen: (what: Opened) => void;
  /** Saving the demo to the visitor's own list. */
  save: ReactNode;
}

/** Name, example, and what can be done with the day. */
export function Bar({ model: { day }, actions, brought, onExample, onOpen, save }: BarProps) {
  return (
    <DemoBar
      name="Route planning"
      actions={
        <DemoActions
          {...actions}
          save={
            <>
              {save}
              <ToolButton
                icon={Truck}
                label="Drivers"
                className="max-lg:hidden"
                onClick={() => onOpen('drivers')}
              />
            </>
          }
        />
      }
    >
      <ExamplePicker
        examples={examples}
        value={day.example}
        ownName={day.name}
        own={brought.kept && { name: brought.kept.name, onOpen: brought.open }}
        onChoose={onExample}
      />
      {day.example ? <SampleMark /> : null}
    </DemoBar>
  );
}
