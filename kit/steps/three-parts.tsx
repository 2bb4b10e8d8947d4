import { Check } from 'lucide-react';

export default function ThreeParts() {
  return (
    <ol className="flex flex-wrap gap-x-7 gap-y-2 text-[.95rem]">
      <li className="flex min-h-9 items-center gap-2 text-mute">
        <Check size={16} strokeWidth={1.5} aria-hidden="true" />
        Topic
        <span className="sr-only">, done</span>
      </li>
      <li aria-current="step" className="flex min-h-9 items-center border-b-2 border-ink font-semibold">
        Time
      </li>
      <li className="flex min-h-9 items-center text-mute">Your details</li>
    </ol>
  );
}
