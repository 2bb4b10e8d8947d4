import { Download, Trash2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';

export default function CannotBeTakenBack() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="danger" size="small">
        <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
        Delete 12 bookings
      </Button>
      <Button variant="ghost" size="small">
        <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        Save them first
      </Button>
    </div>
  );
}
