import { useState } from 'react';
import { Comparison } from '#ui/media/comparison.tsx';

const typed = ['40 60', '330 50', '90 190', '290 200', '190 30', '230 130', '60 120', '360 140'];
const planned = [0, 4, 1, 7, 3, 5, 2, 6].map((place) => typed[place] ?? '');

function Round({ stops, colour }: { stops: readonly string[]; colour: string }) {
  return (
    <svg viewBox="0 0 400 240" aria-hidden="true" className="bg-raised">
      <path d={`M${stops.join('L')}Z`} fill="none" stroke={colour} strokeWidth="3" strokeLinejoin="round" />
      {stops.map((stop) => (
        <path key={stop} d={`M${stop}h0`} stroke={colour} strokeWidth="14" strokeLinecap="round" />
      ))}
    </svg>
  );
}

export default function DrawnBothTimes() {
  const [shown, setShown] = useState(40);
  return (
    <Comparison
      label="Eight sample stops, as typed and as planned"
      before={<Round stops={typed} colour="var(--series-2)" />}
      after={<Round stops={planned} colour="var(--series-1)" />}
      beforeLabel="As typed"
      afterLabel="As planned"
      value={shown}
      onValueChange={setShown}
      caption={`Sample round. ${shown}% of it is shown as it was typed.`}
    />
  );
}
