import { Segmented } from '#ui/actions/segmented.tsx';

interface SampleChoiceProps {
  /** What the sample brought: 'contacts'. */
  things: string;
  removes: boolean;
  onChoose: (removes: boolean) => void;
}

/** Whether the made-up records go when somebody brings their own. */
export const SampleChoice = ({ things, removes, onChoose }: SampleChoiceProps) => (
  <Segmented
    label={`What happens to the sample ${things}?`}
    options={[
      { value: 'remove', label: 'Remove them' },
      { value: 'keep', label: 'Keep them' },
    ]}
    value={removes ? 'remove' : 'keep'}
    onValueChange={(value) => onChoose(value === 'remove')}
  />
);
