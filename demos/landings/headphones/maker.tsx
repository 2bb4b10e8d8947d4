import { Download } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { download } from '../../kit/export/download.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { wholeTurn } from './look.ts';
import {
  engraved,
  nameTrouble,
  type Order,
  orderFrom,
  shells,
  slip,
  slipLines,
  totalOf,
  wools,
} from './order.ts';
import { Turntable } from './turntable.tsx';
import { useTurning } from './use-turning.ts';
import { sample, views } from './words.ts';

const place = 'landing-headphones';

interface SwatchesProps {
  legend: string;
  list: typeof shells;
  chosen: string;
  onChoose: (id: string) => void;
}

function Swatches({ legend, list, chosen, onChoose }: SwatchesProps) {
  return (
    <fieldset className="swatches">
      <legend>{legend}</legend>
      {list.map(({ id, name, tone: [lightness, chroma, hue] }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <i style={{ background: `oklch(${lightness} ${chroma} ${hue})` }} />
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** The headphone on its turntable, its colours, a name on its side, and the slip to take away. */
export function Maker() {
  const id = useId();
  const [order, setOrder] = useState<Order>(sample);
  const { degrees, turnTo, hand } = useTurning(views[1].degrees);
  useEffect(() => {
    const kept = orderFrom(keptState(place));
    if (kept) setOrder(kept);
  }, []);
  function change(next: Order) {
    setOrder(next);
    keepState(place, next);
  }
  const trouble = nameTrouble(order.name);
  const name = engraved(order);
  return (
    <div className="maker" data-centrepiece>
      <div
        className="stage"
        role="slider"
        tabIndex={0}
        aria-label="Turn the headphones"
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees} degrees`}
        {...hand}
      >
        <Turntable degrees={degrees} shell={order.shell} wool={order.wool} name={name} />
      </div>
      <fieldset className="views">
        <legend>Drag it, or turn it to</legend>
        {views.map((view) => (
          <button
            key={view.label}
            type="button"
            aria-pressed={wholeTurn(view.degrees) === degrees}
            onClick={() => turnTo(view.degrees)}
          >
            {view.label}
          </button>
        ))}
      </fieldset>
      <div className="choices">
        <Swatches
          legend="Shell"
          list={shells}
          chosen={order.shell}
          onChoose={(shell) => change({ ...order, shell })}
        />
        <Swatches
          legend="Wool"
          list={wools}
          chosen={order.wool}
          onChoose={(wool) => change({ ...order, wool })}
        />
        <label className="engrave">
          <span>Engrave a name</span>
          <input
            value={order.name}
            maxLength={40}
            autoComplete="off"
            placeholder="Yours, perhaps"
            aria-invalid={trouble !== null}
            aria-describedby={`${id}-trouble`}
            onChange={({ target }) => change({ ...order, name: target.value })}
            onFocus={() => turnTo(views[3].degrees)}
          />
        </label>
        <p id={`${id}-trouble`} className="trouble" role="alert">
          {trouble}
        </p>
        <section className="slip" aria-label="Order slip" aria-live="polite">
          <ul>
            {slipLines(order).map(({ what, euros }) => (
              <li key={what}>
                {what} <b>{euros}</b>
              </li>
            ))}
          </ul>
          <p>
            Total <b>{totalOf(order)} EUR</b>
          </p>
        </section>
        <button type="button" className="take" onClick={() => download('hush-nine-order.txt', slip(order))}>
          <Download size={18} aria-hidden="true" /> Save the order slip
        </button>
      </div>
    </div>
  );
}
