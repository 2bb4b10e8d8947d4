import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';

export default function MoveACall() {
  return (
    <>
      <Button variant="ghost" command="show-modal" commandfor="move-call">
        Move the call
      </Button>
      <Dialog
        id="move-call"
        heading="Move the call to Thursday?"
        footer={
          <>
            <Button command="close" commandfor="move-call">
              Move to Thursday 10:00
            </Button>
            <Button variant="ghost" command="close" commandfor="move-call">
              Keep Tuesday
            </Button>
          </>
        }
      >
        <p className="text-mute">
          Tuesday 14:00 becomes free for others immediately. Both of you get an email with the new time.
        </p>
      </Dialog>
    </>
  );
}
