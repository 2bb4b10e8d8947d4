import { useId, useState } from 'react';
import { downloadCsv } from '../../kit/export/download.ts';
import { FloorDrawing } from './floor-drawing.tsx';
import {
  aisles,
  bayOf,
  baysOf,
  countOf,
  find,
  highest,
  isLow,
  moveTrouble,
  stateOf,
  stockRows,
} from './stock.ts';
import { useFloor } from './use-floor.ts';

const shown = 5;

/** The floor to work on: a box is found or picked up, and put into another bay. */
export function Mover() {
  const id = useId();
  const { floor, move, undo, startAgain } = useFloor();
  const { stock, moves } = floor;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const found = find(stock, typed);
  const lost = typed.trim() !== '' && found.length === 0;
  const from = picked ? bayOf(stock, picked) : undefined;

  function pick(code: string) {
    setTrouble(null);
    setPicked(code === picked ? null : code);
  }
  function press(bay: string) {
    if (picked && from !== bay) {
      const why = moveTrouble(stock, picked, bay);
      setTrouble(why);
      if (why) return;
      move(picked, bay);
      setPicked(null);
      return;
    }
    const top = stock[bay]?.at(-1);
    if (top) pick(top.code);
    else setTrouble(`${bay} is empty. Pick up a box first, then put it here.`);
  }
  function back(go: () => void) {
    go();
    setPicked(null);
    setTrouble(null);
  }

  return (
    <div className="mover" data-centrepiece>
      <div className="work">
        <label className="seek" htmlFor={`${id}-seek`}>
          Find a box
        </label>
        <input
          id={`${id}-seek`}
          type="search"
          value={typed}
          maxLength={40}
          autoComplete="off"
          placeholder="Blankets, P-017 or C3"
          aria-invalid={lost}
          aria-describedby={`${id}-found`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div id={`${id}-found`} className="found" aria-live="polite">
          {lost ? (
            <p>
              Nothing on this floor matches “{typed.trim()}”. Try goods such as twine, a code such as P-017,
              or a bay such as C3.
            </p>
          ) : found.length > shown ? (
            <p>
              {found.length} boxes found, the first {shown} are listed.
            </p>
          ) : null}
          <ul>
            {found.slice(0, shown).map(({ code, goods, bay, above }) => (
              <li key={code}>
                <button type="button" aria-pressed={code === picked} onClick={() => pick(code)}>
                  <b>{code}</b> {goods}
                  <span>
                    {bay}
                    {above > 0 ? `, ${above} on top` : ''}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <p className="hand" role="status">
          {picked
            ? `${picked} is picked up from ${from}. Choose the bay where it should go.`
            : 'Your hands are free.'}
        </p>
        <table className="plan">
          <caption className="sr-only">The bays, and how many boxes are in each</caption>
          <tbody>
            {aisles.map((aisle) => (
              <tr key={aisle}>
                <th scope="row">{aisle}</th>
                {baysOf(aisle).map((bay) => {
                  const boxes = stock[bay]?.length ?? 0;
                  const goods = stock[bay]?.at(-1)?.goods;
                  return (
                    <td key={bay}>
                      <button
                        type="button"
                        data-from={bay === from || undefined}
                        data-open={(picked !== null && boxes < highest) || undefined}
                        aria-label={`Bay ${bay}, ${boxes} of ${highest} boxes${goods ? `, ${goods} on top` : ''}`}
                        title={goods}
                        onClick={() => press(bay)}
                      >
                        <i
                          className="fill"
                          aria-hidden="true"
                          style={{ height: `${(boxes / highest) * 100}%` }}
                        />
                        <span className="number">{boxes}</span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="trouble" role="alert">
          {trouble}
        </p>
        <div className="tools">
          <button
            type="button"
            onClick={() => downloadCsv('stock.csv', ['Box', 'Goods', 'Bay', 'Height'], stockRows(stock))}
          >
            Download stock list
          </button>
          <button type="button" disabled={moves.length === 0} onClick={() => back(undo)}>
            Undo last move
          </button>
          <button type="button" disabled={moves.length === 0} onClick={() => back(startAgain)}>
            Start again
          </button>
        </div>
      </div>
      <div className="sight">
        <FloorDrawing stock={stock} picked={picked ?? undefined} />
        <ul className="aisles">
          {aisles.map((aisle) => {
            const count = countOf(stock, aisle);
            return (
              <li key={aisle} data-low={isLow(count) || undefined}>
                <b>{aisle}</b>
                <span className="state">
                  {count} boxes, {stateOf(count)}
                </span>
              </li>
            );
          })}
        </ul>
        <p className="log" aria-live="polite">
          {moves.length === 0
            ? 'Your moves will be listed here.'
            : moves
                .slice(-3)
                .map(({ code, from: start, to }) => `${code} went from ${start} to ${to}.`)
                .join(' ')}
        </p>
      </div>
    </div>
  );
}
