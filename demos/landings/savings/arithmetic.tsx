import { monthsOf } from './grow.ts';
import { sample, words } from './words.ts';
import { written } from './written.ts';

const { heading, texts, ledger } = words.arithmetic;

/** The formula, and the same thing as a ledger of four months. */
export function Arithmetic() {
  return (
    <section id="arithmetic" className="arithmetic">
      <h2>{heading}</h2>
      <p className="formula">
        sum = m × ((1 + r)<sup>n</sup> − 1) ÷ r
      </p>
      <div className="texts">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <table className="ledger">
        <caption>{ledger}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Interest</th>
            <th scope="col">You</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {monthsOf(sample, 4).map(({ month, interest, paid, balance }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{written(interest)}</td>
              <td>{written(paid)}</td>
              <td>{written(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
