import { Button } from '#ui/actions/button.tsx';
import { actionAddress } from './address.ts';

/** One button that gives the seat, or the place in line, back. */
export function WithdrawForm({ token, seated }: { token: string; seated: boolean }) {
  return (
    <form method="post" action={actionAddress(token)}>
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="token" value={token} />
      <p className="max-w-[32rem] text-mute">
        {seated
          ? 'It goes to the first in line at once. Coming back means joining at the end.'
          : 'Your place goes at once, and no mail will come.'}
      </p>
      <Button type="submit" variant="ink" tone="danger" className="mt-4">
        {seated ? 'Give the seat back' : 'Leave the line'}
      </Button>
    </form>
  );
}
