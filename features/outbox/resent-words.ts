import { counted } from '#lib/money/grouped.ts';

interface Resent {
  count: number;
  over: number;
  undo?: string;
}

/** What staff read after sending messages again: how many will be sent, and how many were left out. */
export function resentWords({ count, over, undo }: Resent): { said: string; undo?: string } {
  const left = `${counted(over, 'message was', 'messages were')} left out because a link in ${over === 1 ? 'it' : 'them'} no longer works`;
  const sent = `${counted(count, 'message', 'messages')} will be sent in a few seconds`;
  const said = over === 0 ? sent : count === 0 ? left : `${sent}. ${left}`;
  return { said, ...(undo ? { undo } : {}) };
}

/** What staff read after deciding not to send what was kept. */
export const letGoWords = (count: number): string =>
  count === 0
    ? 'No message was waiting'
    : `${counted(count, 'message', 'messages')} won’t be sent. You can still send ${count === 1 ? 'it' : 'one'} from the list`;
