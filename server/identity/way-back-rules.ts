/** How many days the person has to object by email before staff may remove the second factor. */
const waitingDays = 3;

/** The fields of a recovery request that the rules need. */
interface WayBack {
  state: 'waiting' | 'cancelled' | 'done';
  readyAt: Date;
}

/** When a request made now may be carried out. */
export const readyAfter = (now: Date): Date => new Date(now.getTime() + waitingDays * 86_400_000);

/** Whether staff may remove the second factor now. */
export function mayFinish(request: WayBack, now: Date): boolean {
  return request.state === 'waiting' && request.readyAt <= now;
}
