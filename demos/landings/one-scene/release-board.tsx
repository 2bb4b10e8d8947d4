import { useEffect, useId, useState } from 'react';
import { longDay } from '#lib/time/day-words.ts';
import { download } from '../../kit/export/download.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import {
  aboard,
  type Cargo,
  cargoFrom,
  loadTrouble,
  manifest,
  nameTrouble,
  type Place,
  placed,
  room,
  type Size,
  sailed,
  sailTroubles,
  sizes,
  weightOf,
} from './cargo.ts';
import { ShipDrawing } from './ship-drawing.tsx';
import { sample } from './words.ts';

const place = 'landing-one-scene';
const columns: readonly { place: Place; name: string; empty: string }[] = [
  { place: 'quay', name: 'On the quay', empty: 'The quay is empty.' },
  { place: 'aboard', name: 'Aboard', empty: 'Load a container from the quay.' },
  { place: 'sea', name: 'At sea', empty: 'Changes that have sailed appear here.' },
];

interface BoxProps {
  one: Cargo;
  onPlace: (place: Place) => void;
  onChange: (change: Partial<Cargo>) => void;
  onRemove: () => void;
}

function Box({ one, onPlace, onChange, onRemove }: BoxProps) {
  return (
    <li className="box" data-size={one.size}>
      <b>{one.name}</b>
      {one.place === 'sea' ? (
        <span>{one.isWayBack ? 'Can come back' : 'One way'}</span>
      ) : (
        <label>
          <input
            type="checkbox"
            checked={one.isWayBack}
            onChange={({ target }) => onChange({ isWayBack: target.checked })}
          />
          Has a way back
        </label>
      )}
      <div className="moves">
        {one.place === 'quay' ? (
          <>
            <button type="button" onClick={() => onPlace('aboard')}>
              Load<span className="sr-only"> {one.name}</span>
            </button>
            <button type="button" onClick={onRemove}>
              Remove<span className="sr-only"> {one.name}</span>
            </button>
          </>
        ) : (
          <button type="button" onClick={() => onPlace('quay')}>
            {one.place === 'aboard' ? 'Unload' : 'Call back'}
            <span className="sr-only"> {one.name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** Changes as containers: from the quay onto the ship, and out. */
export function ReleaseBoard() {
  const id = useId();
  const [cargo, setCargo] = useState<readonly Cargo[]>(sample);
  const [name, setName] = useState('');
  const [size, setSize] = useState<Size>('S');
  const [nameSaid, setNameSaid] = useState<string | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = cargoFrom(keptState(place));
    if (kept) setCargo(kept);
  }, []);
  function change(next: readonly Cargo[], words: readonly string[] = []) {
    setCargo(next);
    setSaid(words);
    keepState(place, next);
  }
  function put(one: Cargo, to: Place) {
    const trouble = to === 'aboard' ? loadTrouble(one, cargo) : null;
    if (trouble) setSaid([trouble]);
    else
      change(
        placed(cargo, one.key, to),
        to === 'quay' && one.place === 'sea' ? [`“${one.name}” is back on the quay.`] : [],
      );
  }
  function sail() {
    const troubles = sailTroubles(cargo);
    if (troubles.length > 0) setSaid(troubles);
    else
      change(sailed(cargo), [
        `The ship has sailed with ${aboard(cargo).length === 1 ? 'one container' : `${aboard(cargo).length} containers`}.`,
      ]);
  }
  const load = aboard(cargo);
  return (
    <div data-centrepiece>
      <form
        className="new-cargo"
        onSubmit={(event) => {
          event.preventDefault();
          const trouble = nameTrouble(name, cargo);
          setNameSaid(trouble);
          if (trouble) return;
          const key = Math.max(0, ...cargo.map((one) => one.key)) + 1;
          change([...cargo, { key, name: name.trim(), size, isWayBack: false, place: 'quay' }]);
          setName('');
        }}
      >
        <div>
          <label htmlFor={`${id}-name`}>Your change</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={48}
            autoComplete="off"
            placeholder="Dark mode for the newsletter"
            aria-invalid={nameSaid !== null}
            aria-describedby={nameSaid ? `${id}-said` : undefined}
            onChange={({ target }) => {
              setName(target.value);
              setNameSaid(null);
            }}
          />
          {nameSaid ? (
            <p id={`${id}-said`} role="alert">
              {nameSaid}
            </p>
          ) : null}
        </div>
        <div>
          <label htmlFor={`${id}-size`}>Size</label>
          <select id={`${id}-size`} value={size} onChange={({ target }) => setSize(target.value as Size)}>
            {(Object.keys(sizes) as Size[]).map((one) => (
              <option key={one} value={one}>
                {one}, {sizes[one] === 1 ? '1 place' : `${sizes[one]} places`}
              </option>
            ))}
          </select>
        </div>
        <button type="submit">Put it on the quay</button>
      </form>
      <div className="berth">
        <ShipDrawing load={load} />
        <div>
          <p className="places">
            {weightOf(load)} of {room} places
          </p>
          <button type="button" className="sail" onClick={sail}>
            Let it sail
          </button>
        </div>
      </div>
      <div role="status" className="master">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="columns">
        {columns.map((column) => {
          const here = cargo.filter((one) => one.place === column.place);
          return (
            <section key={column.place} aria-label={column.name}>
              <h3>{column.name}</h3>
              {here.length === 0 ? <p>{column.empty}</p> : null}
              <ul>
                {here.map((one) => (
                  <Box
                    key={one.key}
                    one={one}
                    onPlace={(to) => put(one, to)}
                    onChange={(more) =>
                      change(cargo.map((other) => (other.key === one.key ? { ...one, ...more } : other)))
                    }
                    onRemove={() => change(cargo.filter(({ key }) => key !== one.key))}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <div className="moves">
        <button
          type="button"
          disabled={!cargo.some((one) => one.place === 'sea')}
          onClick={() => download('manifest.txt', manifest(cargo, longDay(new Date().toISOString())))}
        >
          Download manifest
        </button>
        <button
          type="button"
          onClick={() => {
            setCargo(sample);
            setSaid([]);
            forgetState(place);
          }}
        >
          Start again
        </button>
      </div>
    </div>
  );
}
