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
          ? 'The first person on the waiting list gets your seat immediately. If you change your mind, you’ll join at the end of the list.'
          : 'You lose your place immediately, and we won’t email you about this event.'}
      </p>
      <Button type="submit" variant="ink" tone="danger" className="mt-4">
        {seated ? 'Cancel my seat' : 'Leave the waiting list'}
      </Button>
    </form>
  );
}
