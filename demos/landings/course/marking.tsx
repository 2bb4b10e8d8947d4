import { letterOf } from './keeping.ts';
import { markOf } from './mark.ts';
import { type Point, pathOf, pointsOf, type Taught } from './stroke.ts';
import { words } from './words.ts';

const { heading, text, names } = words.marking;
const taught: Taught = letterOf('c').strokes[0] ?? { from: [0, 0], curves: [] };
const model = pointsOf(taught);
const tries: readonly (readonly Point[])[] = [
  model,
  model.map(([x, y], index): Point => [x + 34 + 5 * Math.round(Math.sin(index / 3) * 2), y]),
  model.toReversed(),
];

/** Three strokes and what the course says of each, by the rules that the lesson uses. */
export function Marking() {
  return (
    <section id="marking" className="marking">
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul>
        {tries.map((stroke, index) => {
          const { marks, words: said } = markOf(stroke, taught);
          return (
            <li key={names[index]}>
              <svg viewBox="170 70 300 290" aria-hidden="true">
                <path d={pathOf(model)} className="model" />
                <path d={pathOf(stroke)} className="try" />
                <circle cx={stroke[0]?.[0]} cy={stroke[0]?.[1]} r="11" />
              </svg>
              <b>{marks}/10</b>
              <h3>{names[index]}</h3>
              <p>{said}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
