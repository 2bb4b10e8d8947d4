import { minutesByStage, nightLine, spoken } from './night.ts';
import { night, words } from './words.ts';

const { steps, stages, hours } = night;
const minutes = minutesByStage(steps, stages.length);

/** A night as one stepped line, with what each stage adds up to. */
export function OneNight() {
  return (
    <section id="night" className="night">
      <h2>{words.night.heading}</h2>
      <p>{words.night.text}</p>
      <figure className="chart">
        <ul>
          {stages.map((stage, row) => (
            <li key={stage}>
              {stage} <b>{spoken(minutes[row] ?? 0)}</b>
            </li>
          ))}
        </ul>
        <svg viewBox={`0 0 ${steps.length * 20} 200`} preserveAspectRatio="none" aria-hidden="true">
          <path d={nightLine(steps, 20, 50)} pathLength="1" />
        </svg>
        <ol>
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
      </figure>
    </section>
  );
}
