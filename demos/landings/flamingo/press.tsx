import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { download } from '../../kit/export/download.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import {
  dotSizes,
  fileTrouble,
  type InkName,
  inks,
  longestWord,
  type Setting,
  settingFrom,
  wordTrouble,
} from './halftone.ts';
import { makePlate, plate } from './plate.ts';
import { type Print, type Printer, printerOf } from './printer.ts';

const place = 'landing-flamingo';
const start: Setting = { word: '', dot: 14, ink: 'ink' };
const inkNames: Record<InkName, string> = {
  ink: 'House colour on black',
  white: 'White on black',
  black: 'Black on house colour',
};

/** Reads a colour as the browser paints it: the house colour depends on the palette. */
function painted(colour: string): Print['ink'] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return [1, 0.46, 0.72];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}

/** Breaks a word or a picture into dots that follow the pointer. */
export function Press() {
  const id = useId();
  const [setting, setSetting] = useState(start);
  const [typed, setTyped] = useState('');
  const [picture, setPicture] = useState<{ bitmap: ImageBitmap; name: string } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const printer = useRef<Printer | null>(null);
  const pointer = useRef<Print['pointer']>(null);
  const frame = useRef(0);
  const { word, dot, ink } = setting;
  useEffect(() => {
    const kept = settingFrom(keptState(place));
    if (!kept) return;
    setSetting(kept);
    setTyped(kept.word);
  }, []);

  const print = useRef(() => {});
  print.current = () => {
    if (!canvas.current) return;
    const house = painted(getComputedStyle(canvas.current).getPropertyValue('--pink'));
    const black = [0.03, 0.03, 0.03] as const;
    printer.current?.print({
      dot,
      pointer: pointer.current,
      ink: ink === 'ink' ? house : ink === 'white' ? [0.98, 0.96, 0.97] : black,
      paper: ink === 'black' ? house : black,
    });
  };
  useEffect(() => {
    if (!canvas.current) return;
    printer.current ??= printerOf(canvas.current);
    const face = getComputedStyle(canvas.current).getPropertyValue('--face-display') || 'sans-serif';
    printer.current.load(makePlate(word, picture?.bitmap ?? null, face));
  }, [word, picture]);
  // Whatever was changed is in the next print; one costs a single drawn rectangle.
  useEffect(() => print.current());

  function follow(event: PointerEvent<HTMLCanvasElement>, away = false) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    pointer.current = away
      ? null
      : [((event.clientX - left) / width) * plate.width, ((event.clientY - top) / height) * plate.height];
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => print.current());
  }
  function change(more: Partial<Setting>) {
    const next = { ...setting, ...more };
    setSetting(next);
    keepState(place, next);
  }
  function write(value: string) {
    setTyped(value);
    const wrong = wordTrouble(value);
    setTrouble(wrong);
    if (wrong) return;
    setPicture(null);
    change({ word: value });
  }
  async function take(file: File | undefined) {
    if (!file) return;
    const wrong = fileTrouble(file);
    setTrouble(wrong);
    if (wrong) return;
    try {
      setPicture({ bitmap: await createImageBitmap(file), name: file.name });
    } catch {
      setTrouble(`${file.name} could not be opened. Try another picture.`);
    }
  }
  const what = picture
    ? `the picture ${picture.name}`
    : word.trim() === ''
      ? 'a flamingo'
      : `the word ${word.trim()}`;
  return (
    // A picture may be dropped anywhere on the press; the button beside it takes one too.
    <fieldset
      aria-label="The press"
      data-centrepiece
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <canvas
        ref={canvas}
        width={plate.width}
        height={plate.height}
        role="img"
        aria-label={`A print of ${what} in dots of ${dot}`}
        onPointerMove={(event) => follow(event)}
        onPointerLeave={(event) => follow(event, true)}
      />
      <div className="levers">
        <div>
          <label htmlFor={`${id}-word`}>Your word</label>
          <input
            id={`${id}-word`}
            value={typed}
            placeholder="LOUD"
            maxLength={longestWord * 2}
            autoComplete="off"
            aria-invalid={trouble !== null}
            aria-describedby={`${id}-trouble`}
            onChange={({ target }) => write(target.value)}
          />
        </div>
        <div className="file">
          <label htmlFor={`${id}-file`}>Or a picture, dropped here or chosen</label>
          <input
            id={`${id}-file`}
            type="file"
            accept="image/*"
            onChange={({ target }) => take(target.files?.[0])}
          />
          <p className="aside">It stays in this browser and disappears when you reload the page.</p>
        </div>
        <p id={`${id}-trouble`} role="alert" className="trouble">
          {trouble}
        </p>
        <div>
          <label htmlFor={`${id}-dot`}>Size of the dots: {dot}</label>
          <input
            id={`${id}-dot`}
            type="range"
            min={dotSizes.least}
            max={dotSizes.most}
            value={dot}
            onChange={({ target }) => change({ dot: Number(target.value) })}
          />
        </div>
        <fieldset>
          <legend>Ink</legend>
          {inks.map((one) => (
            <label key={one} className="ink-choice">
              <input
                className="ink-dot"
                type="radio"
                name={`${id}-ink`}
                checked={ink === one}
                onChange={() => change({ ink: one })}
              />
              {inkNames[one]}
            </label>
          ))}
        </fieldset>
        <div className="keys">
          <button
            type="button"
            className="strong"
            onClick={() => canvas.current?.toBlob((blob) => blob && download('raw-flamingo.png', blob))}
          >
            Save as PNG
          </button>
          <button
            type="button"
            onClick={() => {
              setSetting(start);
              setTyped('');
              setPicture(null);
              setTrouble(null);
              forgetState(place);
            }}
          >
            Bring the bird back
          </button>
        </div>
      </div>
    </fieldset>
  );
}
