import { Face } from './face.tsx';
import { shares } from './settle.ts';
import { sample, words } from './words.ts';
import { written } from './written.ts';

const three = sample.people.slice(0, 3);
const rounds = [0, 1, 2].map((line) => shares({ cents: 1000, by: 0, for: [0, 1, 2] }, line));

/** Three bills of ten between three people: the odd cent is each one's in turn. */
export function OddCents() {
  return (
    <section id="cents" className="cents">
      <div>
        <h2>{words.cents.heading}</h2>
        <p>{words.cents.text}</p>
      </div>
      <table>
        <caption className="sr-only">Three bills of 10.00 between three people</caption>
        <thead>
          <tr>
            <td />
            {three.map(({ key, name }, place) => (
              <th key={key} scope="col">
                <Face name={name} place={place} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round, line) => (
            <tr key={String(round.get(0)) + String(round.get(1))}>
              <th scope="row">10.00</th>
              {three.map(({ key }, place) => (
                <td key={key} data-odd={(round.get(place) ?? 0) > 333 || undefined}>
                  {written(round.get(place) ?? 0)}
                  <span className="sr-only">{`, bill ${line + 1}`}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
