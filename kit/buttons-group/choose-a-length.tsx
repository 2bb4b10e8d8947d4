import { useState } from 'react';
import { Segmented } from '#ui/actions/segmented.tsx';

const lengths = [
  { value: '15', label: '15 min' },
  { value: '30', label: '30 min' },
  { value: '60', label: '60 min' },
];
const uses: Record<string, string> = {
  15: 'It’s enough to see whether we suit each other.',
  30: 'It’s enough for one real question.',
  60: 'It’s enough to plan the first week.',
};

export default function ChooseALength() {
  const [length, setLength] = useState('30');
  return (
    <div className="grid gap-3">
      <Segmented label="Length of the call" options={lengths} value={length} onValueChange={setLength} />
      <p role="status" className="text-mute">
        {uses[length]}
      </p>
    </div>
  );
}
