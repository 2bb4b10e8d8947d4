import { ChevronDown } from 'lucide-react';

export default function WhatChanged() {
  return (
    <details className="group rounded-input border border-outline px-4">
      <summary className="flex min-h-12 list-none items-center justify-between font-[540]">
        Why the fonts are ours
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <p className="pb-4 text-mute">
        Served from another host, each visit would be told to that host. From here, nobody hears of it.
      </p>
    </details>
  );
}
