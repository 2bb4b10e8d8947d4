import { Play, Square } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { clock, curves, fadePath, halfAt, loudness, minutesIn, minutesTrouble, moonPath } from './fade.ts';
import { sounds } from './noise.ts';
import { type Setting, settingFrom } from './setting.ts';
import { usePlayer } from './use-player.ts';
import { sample, words } from './words.ts';

const place = 'landing-sleep';
const previewSeconds = 15;
const { names, fades } = words.player;

/** A sound, a number of minutes and a fade: plays it, and the moon wanes as it grows quiet. */
export function Player() {
  const id = useId();
  const [setting, setSetting] = useState<Setting>(sample);
  const [typed, setTyped] = useState(String(sample.minutes));
  const { run, passed, silent, start, stop } = usePlayer();
  useEffect(() => {
    const kept = settingFrom(keptState(place));
    if (!kept) return;
    setSetting(kept);
    setTyped(String(kept.minutes));
  }, []);

  function change(next: Setting) {
    setSetting(next);
    keepState(place, next);
    stop();
  }
  const { sound, minutes, curve } = setting;
  const trouble = minutesTrouble(typed, minutes);
  const part = run ? Math.min(1, passed / run.seconds) : 0;
  const loud = loudness(curve, part);
  return (
    <div className="player" data-centrepiece>
      <div className="dial">
        <svg viewBox="-100 -100 200 200" aria-hidden="true">
          <circle r="94" className="track" />
          <circle
            r="94"
            className="gone"
            pathLength="1"
            strokeDasharray={`${part} 1`}
            transform="rotate(-90)"
          />
          <circle r="62" className="dark" />
          <path d={moonPath(loud, 62)} className="lit" transform="rotate(-24)" />
        </svg>
        <p role="timer" className="clock">
          {clock(run ? run.seconds - passed : minutes * 60)}
        </p>
        <p className="volume">{Math.round(loud * 100)}% loud</p>
      </div>
      <div className="settings">
        <fieldset className="choice">
          <legend>What you hear</legend>
          {sounds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === sound}
              onClick={() => change({ ...setting, sound: one })}
            >
              {names[one].short}
            </button>
          ))}
        </fieldset>
        <label className="minutes" htmlFor={`${id}-minutes`}>
          <span>Minutes until silence</span>
          <input
            id={`${id}-minutes`}
            value={typed}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            aria-invalid={trouble !== null}
            aria-describedby={`${id}-trouble`}
            onChange={({ target: { value } }) => {
              setTyped(value);
              const read = minutesIn(value);
              if (read !== null && !minutesTrouble(value, minutes)) change({ ...setting, minutes: read });
            }}
          />
        </label>
        <p id={`${id}-trouble`} role="alert" className="trouble">
          {trouble}
        </p>
        <fieldset className="choice fades">
          <legend>How it fades</legend>
          {curves.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === curve}
              onClick={() => change({ ...setting, curve: one })}
            >
              <svg viewBox="-4 -4 128 48" aria-hidden="true">
                <path d={fadePath(one, 120, 40)} />
                {one === curve ? <circle cx={part * 120} cy={(1 - loud) * 40} r="5" /> : null}
              </svg>
              {fades[one]}
            </button>
          ))}
        </fieldset>
        <p className="outcome" aria-live="polite">
          {names[sound].long} for {minutes} {minutes === 1 ? 'minute' : 'minutes'}, half as loud after{' '}
          {halfAt(curve, minutes)} {halfAt(curve, minutes) === 1 ? 'minute' : 'minutes'}, then silence.
        </p>
        <div className="keys">
          <button
            type="button"
            className="main"
            onClick={() => (run ? stop() : start(setting, minutes * 60))}
          >
            {run ? <Square size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            {run ? 'Stop' : 'Play tonight’s sound'}
          </button>
          <button type="button" onClick={() => start(setting, previewSeconds)}>
            Hear it in {previewSeconds} seconds
          </button>
        </div>
        <p className="trouble" role="status">
          {silent ? 'This browser won’t play sound here, so you see the fade without hearing it.' : null}
        </p>
      </div>
    </div>
  );
}
