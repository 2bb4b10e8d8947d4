import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';

export default function DeleteBookings() {
  const [left, setLeft] = useState(12);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="ghost" tone="danger" command="show-modal" commandfor="ask-to-delete">
        Delete sample bookings
      </Button>
      <p role="status" className="text-mute">
        {left > 0
          ? `${left} sample bookings in the calendar`
          : 'None left. Reload the page to get them back.'}
      </p>
      <ConfirmDialog
        id="ask-to-delete"
        heading="Delete 12 sample bookings?"
        keep="Keep them"
        confirm="Delete 12 bookings"
        onConfirm={() => setLeft(0)}
      >
        <p className="text-mute">
          Nine people will get an email saying that their call is cancelled. The notes taken so far stay in
          their records.
        </p>
      </ConfirmDialog>
    </div>
  );
}
