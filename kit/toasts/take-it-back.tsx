import { Archive } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';

export default function TakeItBack() {
  const [gone, setGone] = useState(false);
  function archive() {
    setGone(true);
    toast({
      title: 'Sample enquiry archived',
      action: { label: 'Undo', onSelect: () => setGone(false) },
    });
  }
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-y border-line py-2">
      {gone ? (
        <p className="text-mute">Nothing is waiting for us.</p>
      ) : (
        <>
          <p className="font-[540]">Dairy round, sample enquiry</p>
          <Button variant="ghost" size="small" onClick={archive}>
            <Archive size={20} strokeWidth={1.5} aria-hidden="true" />
            Archive
          </Button>
        </>
      )}
    </div>
  );
}
