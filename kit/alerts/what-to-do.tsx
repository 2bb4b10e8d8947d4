import { CircleAlert } from 'lucide-react';

export default function WhatToDo() {
  return (
    <p className="flex max-w-lg gap-3 rounded-input border border-danger p-4">
      <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
      <span>
        <b className="font-semibold text-danger">The file is locked.</b> Save it without a password and drop
        it again. The other two were read.
      </span>
    </p>
  );
}
