import { PhoneFrame } from '#ui/kinds/landing/phone-frame.tsx';
import { sample, words } from './words.ts';

const waveBars = Array.from({ length: 30 }, (_, index) => index + 1);

/** The sky, the promise, and one upright phone. */
export function Hero() {
  return (
    <section className="first">
      <h1>{words.h1}</h1>
      <div className="words">
        <p>{words.lead}</p>
        <a href={words.action.href} className="go">
          {words.action.label}
        </a>
      </div>
      <PhoneFrame
        className="device"
        time="22:40"
        label={`The app before sleep: tonight from 22:40 to 06:50, a moon, and rain for ${sample.minutes} minutes.`}
      >
        <p className="tiny">Tonight</p>
        <p className="hours">
          22:40 <i /> 06:50
        </p>
        <div className="moon">
          <svg viewBox="0 0 100 100" role="presentation">
            <circle cx="50" cy="50" r="46" />
            <circle cx="50" cy="50" r="46" strokeDasharray="180 289" transform="rotate(-90 50 50)" />
            <path d="M62 24a28 28 0 1 0 12 42 24 24 0 0 1-12-42Z" />
          </svg>
        </div>
        <p className="title">{words.player.names[sample.sound].long}</p>
        <p className="tiny">{sample.minutes} minutes, then silence</p>
        <div className="wave">
          {waveBars.map((bar) => (
            <i key={bar} style={{ height: `${20 + ((bar * bar * 29) % 80)}%` }} />
          ))}
        </div>
        <div className="put-down">Put me face down</div>
      </PhoneFrame>
      <ul className="asides">
        {words.asides.map((aside) => (
          <li key={aside}>{aside}</li>
        ))}
      </ul>
    </section>
  );
}
