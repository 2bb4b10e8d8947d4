import type { ShownTicket } from '../page.server.ts';
import { seatWords } from './words.ts';

// More cells than this are no picture any more, only a texture.
const mostCells = 48;

function Cells({ left, capacity }: { left: number; capacity: number }) {
  const seats = Array.from({ length: capacity }, (_, place) => place + 1);
  return (
    <span aria-hidden="true" className="mt-2.5 grid grid-cols-12 gap-1.5">
      {seats.map((seat) => (
        <span
          key={seat}
          className={`h-5 rounded-md ${seat <= capacity - left ? 'bg-selected' : 'bg-hue shadow-[inset_0_0_0_1.5px_var(--ink)]'}`}
        />
      ))}
    </span>
  );
}

function Bar({ left, capacity }: { left: number; capacity: number }) {
  return (
    <span aria-hidden="true" className="mt-3 block h-2.5 overflow-hidden rounded-full bg-selected">
      <span
        className="ms-auto block h-full rounded-full bg-hue"
        style={{ width: `${(left / capacity) * 100}%` }}
      />
    </span>
  );
}

/** How many seats are left of each kind: drawn one by one where they can be counted. */
export function SeatCells({ tickets }: { tickets: readonly ShownTicket[] }) {
  return (
    <ul className="grid gap-5">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{seatWords(ticket)}</span>
            <span className="text-[.95rem] text-mute">{ticket.name}</span>
          </p>
          {ticket.capacity <= mostCells ? <Cells {...ticket} /> : <Bar {...ticket} />}
        </li>
      ))}
    </ul>
  );
}
