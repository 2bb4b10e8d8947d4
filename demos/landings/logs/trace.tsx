import { clockOf, type LogLine } from './log-lines.ts';
import { words } from './words.ts';

/** The lines of each service on a clock of their own, from the first millisecond to the last. */
export function Trace({ lines }: { lines: readonly LogLine[] }) {
  const clocks = lines.map(({ at }) => clockOf(at) ?? 0);
  const start = Math.min(...clocks);
  const whole = Math.max(...clocks) - start;
  const services = [...new Set(lines.map(({ service }) => service))];
  return (
    <section id="trace" className="trace">
      <h2>{words.trace.heading}</h2>
      <p className="text">{words.trace.text}</p>
      <ol className="tracks">
        {services.map((name) => {
          const own = lines.filter(({ service }) => service === name);
          const spots = own.map(({ at }) => (clockOf(at) ?? 0) - start);
          const [from, to] = [Math.min(...spots), Math.max(...spots)];
          return (
            <li key={name}>
              <h3>{name}</h3>
              <div className="track">
                <i
                  className="span"
                  style={{ left: `${(from / whole) * 100}%`, width: `${((to - from) / whole) * 100}%` }}
                />
                {own.map(({ at, level }) => (
                  <i
                    key={at}
                    className="mark"
                    data-level={level}
                    style={{ left: `${(((clockOf(at) ?? 0) - start) / whole) * 100}%` }}
                  />
                ))}
              </div>
              <p className="took">{to - from} ms</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
