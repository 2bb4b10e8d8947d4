import { useEffect, useState } from 'react';
import { Segmented } from '#ui/actions/segmented.tsx';
import { keepState, keptState } from '../share/kept-state.ts';
import { type PaperSize, paperOf } from './paper-size.ts';

const isSize = (value: unknown): value is PaperSize => value === 'A4' || value === 'Letter';

/** The paper that PDFs are made for: the one that was chosen last in this browser, or that of the visitor's country. */
export function usePaper(): [PaperSize, (size: PaperSize) => void] {
  const [size, setSize] = useState<PaperSize>('A4');
  // What only this browser knows is looked at after the first drawing.
  useEffect(() => {
    const kept = keptState('paper');
    setSize(isSize(kept) ? kept : paperOf(navigator.languages));
  }, []);
  return [
    size,
    (next) => {
      keepState('paper', next);
      setSize(next);
    },
  ];
}

interface PaperChoiceProps {
  value: PaperSize;
  onChoose: (size: PaperSize) => void;
  /** False where a button beside it says what it is for; it is spoken all the same. */
  showLabel?: boolean;
}

/** Chooses between A4 and Letter. */
export function PaperChoice({ value, onChoose, showLabel }: PaperChoiceProps) {
  return (
    <Segmented
      label="Paper"
      showLabel={showLabel}
      size="small"
      value={value}
      onValueChange={(next) => onChoose(next === 'Letter' ? 'Letter' : 'A4')}
      options={[
        { value: 'A4', label: 'A4' },
        { value: 'Letter', label: 'Letter' },
      ]}
    />
  );
}
