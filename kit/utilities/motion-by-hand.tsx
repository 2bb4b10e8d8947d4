import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';

const speeds = [
  { name: 'State', token: '--state', use: '120 ms, for a colour, a tick or a click' },
  { name: 'Panel', token: '--panel', use: '200 ms, for a sheet, a menu or a fold' },
];

export default function MotionByHand() {
  const [there, setThere] = useState(false);
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {speeds.map(({ name, token, use }) => (
          <li key={token} className="grid gap-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{name}</span>
              <span className="text-sm text-mute">{use}</span>
            </span>
            <span className="block rounded-full bg-sunk p-1">
              <span
                style={{ transitionDuration: `var(${token})` }}
                className={`block h-9 w-1/4 rounded-full bg-ink transition-[margin] ease-out ${there ? 'ms-[75%]' : ''}`}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setThere(!there)}>
        {there ? 'Bring them back' : 'Send them across'}
      </Button>
    </div>
  );
}
