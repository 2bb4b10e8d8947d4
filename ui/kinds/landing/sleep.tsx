import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './sleep.css?url';

interface SleepBrief extends LandingBrief {
  asides: string[];
  night: { heading: string; text: string; landings: string[]; steps: number[]; hours: string[] };
}

const waveBars = Array.from({ length: 30 }, (_, index) => index + 1);

/** The night as one stepped line: 22:40 on the left, 06:50 on the right. */
function Hypnogram({ steps }: { steps: number[] }) {
  const path = steps
    .map(
      (row, index) =>
        `${index === 0 ? 'M' : 'V'}${index === 0 ? `0 ${row * 50 + 25}` : row * 50 + 25} H${(index + 1) * 20}`,
    )
    .join(' ');
  return (
    <svg
      viewBox={`0 0 ${steps.length * 20} 200`}
      preserveAspectRatio="none"
      className="line"
      aria-hidden="true"
    >
      <path d={path} fill="none" stroke="var(--accent)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export function Screen({ brief }: { brief: SleepBrief }) {
  const { night } = brief;
  return (
    <>
      <OwnStyles href={styles} />
      <section className="sky">
        <div className="wrap relative flex h-20 items-center justify-between gap-6">
          <b className="font-display text-xl font-semibold">{brief.brand}</b>
          <span className="text-right text-sm leading-tight text-mute">For phones, made to be put down</span>
        </div>
        <div className="wrap first">
          <h1>{brief.h1}</h1>
          <div className="words">
            <p className="text-lg text-mute">{brief.lead}</p>
            <a href={brief.action.href} className="go">
              {brief.action.label}
            </a>
          </div>
          <PhoneFrame
            className="device"
            time="22:40"
            label="The app before sleep: tonight from 22:40 to 06:50, the moon, and a story of eighteen minutes."
          >
            <p className="small">Tonight</p>
            <p className="hours">
              22:40 <i /> 06:50
            </p>
            <div className="moon">
              <svg viewBox="0 0 100 100" role="presentation">
                <circle
                  cx="50"
                  cy="50"
                  r="46"
                  fill="none"
                  stroke="currentColor"
                  strokeOpacity=".18"
                  strokeWidth="3"
                />
                <circle
                  cx="50"
                  cy="50"
                  r="46"
                  fill="none"
                  stroke="var(--accent)"
                  strokeWidth="3"
                  strokeLinecap="round"
                  strokeDasharray="180 289"
                  transform="rotate(-90 50 50)"
                />
                <path d="M62 24a28 28 0 1 0 12 42 24 24 0 0 1-12-42Z" fill="var(--accent)" />
              </svg>
            </div>
            <p className="title">The lighthouse keeper’s soup</p>
            <p className="small">18 minutes, read by the app</p>
            <div className="wave">
              {waveBars.map((bar) => (
                <i key={bar} style={{ height: `${20 + ((bar * bar * 29) % 80)}%` }} />
              ))}
            </div>
            <div className="down">Put me face down</div>
          </PhoneFrame>
          <ul className="asides">
            {brief.asides.map((aside) => (
              <li key={aside}>{aside}</li>
            ))}
          </ul>
        </div>
      </section>
      <section id="night" className="wrap night">
        <h2 className="text-[clamp(1.8rem,3.6vw,3.2rem)]">{night.heading}</h2>
        <p className="max-w-[34rem] text-lg text-mute">{night.text}</p>
        <figure className="chart">
          <ul>
            {night.landings.map((landing) => (
              <li key={landing}>{landing}</li>
            ))}
          </ul>
          <Hypnogram steps={night.steps} />
          <ol>
            {night.hours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
        </figure>
      </section>
    </>
  );
}
