import { words } from './words.ts';

/** Rooms as rules whose height is what is heard of them: before, and after. */
export function Rooms() {
  return (
    <section id="rooms" className="rooms">
      <h2>{words.rooms.heading}</h2>
      <p>{words.rooms.text}</p>
      <ul>
        {words.rooms.list.map(({ room, before, after }) => (
          <li key={room}>
            <span className="room" style={{ fontSize: `${before / 17}rem` }}>
              {room}
            </span>
            <span className="levels">
              <b>{before}</b> <i aria-hidden="true">→</i> <b>{after}</b> dB
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
