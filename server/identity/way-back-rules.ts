/** Days that a person's mailbox has to say no before staff may take the second factor away. */
const waitingDays = 3;

/** A request for the way back, as far as the rules care. */
interface WayBack {
  state: 'waiting' | 'cancelled' | 'done';
  readyAt: Date;
}

/** When a request made now may be carried out. */
export const readyAfter = (now: Date): Date => new Date(now.getTime() + waitingDays * 86_400_000);

/** Whether the second factor may be taken away now. */
export function mayFinish(request: WayBack, now: Date): boolean {
  return request.state === 'waiting' && request.readyAt <= now;
}
