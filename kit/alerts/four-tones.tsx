import { Alert } from '#ui/data/alert.tsx';

export default function FourTones() {
  return (
    <div className="grid gap-3">
      <Alert heading="Tuesday’s workshop takes place twice.">
        Come at 10:00 or at 16:00; the slides are the same.
      </Alert>
      <Alert tone="done" heading="We’ve moved your booking to Thursday, 14:00.">
        The old time is free again, and a new invitation is in your inbox.
      </Alert>
      <Alert tone="warning" heading="Two stops close before the van arrives.">
        The round is planned without those two. Start at 06:30 and all 61 stops fit.
      </Alert>
      <Alert tone="danger" heading="The invoice could not be sent.">
        It is saved as a draft. The address “billing@sample” is incomplete.
      </Alert>
    </div>
  );
}
