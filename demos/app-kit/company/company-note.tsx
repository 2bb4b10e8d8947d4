import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { CompanySetting } from './company.ts';
import { CompanySheet } from './company-sheet.tsx';

/** A note beside a document: in whose name it is made, and how to enter your own company. */
export function CompanyNote({ setting }: { setting: CompanySetting }) {
  const [open, setOpen] = useState(false);
  const { company, isSample, what } = setting;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <p className="text-[.9375rem] text-pretty text-mute">
        {isSample
          ? `Issued in the name of ${company.name}, a sample ${what}.`
          : `Issued in the name of ${company.name}.`}
      </p>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {isSample ? `Use your own ${what}` : `Change your ${what}`}
      </Button>
      <CompanySheet setting={setting} open={open} onOpenChange={setOpen} />
    </div>
  );
}
