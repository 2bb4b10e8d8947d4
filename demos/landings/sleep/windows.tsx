import { words } from './words.ts';

const lights = Array.from({ length: 12 }, (_, index) => index * 84 - 380);
const drops = Array.from({ length: 26 }, (_, index) => index);

function Rain() {
  return (
    <svg viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" className="rain" aria-hidden="true">
      <path d="M0 330 60 250h180l60 80v90H0Z" className="near" />
      <g className="drops">
        {drops.map((drop) => (
          <path key={drop} d={`M${(drop * 83) % 300} ${(drop * 131) % 400}l-7 30`} />
        ))}
      </g>
    </svg>
  );
}

function Sea() {
  const wave = (y: number) => `M-150 ${y}${'q37.5 -26 75 0t75 0'.repeat(5)}V420H-150Z`;
  return (
    <svg viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" className="sea" aria-hidden="true">
      <circle cx="205" cy="110" r="34" />
      {[250, 300, 352].map((y) => (
        <path key={y} d={wave(y)} />
      ))}
    </svg>
  );
}

function Train() {
  return (
    <svg viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" className="train" aria-hidden="true">
      <path d="M0 300 70 210l60 70 70-110 100 130v120H0Z" className="near" />
      <g className="coach">
        <path d="M-400 330H700v44H-400ZM-400 382H700" />
        {lights.map((x) => (
          <rect key={x} x={x} y="340" width="50" height="20" rx="4" />
        ))}
      </g>
    </svg>
  );
}

const views = { rain: Rain, sea: Sea, train: Train };

/** The three sounds as three windows, in which it rains, swells and passes by. */
export function Windows() {
  return (
    <section id="sounds" className="sounds">
      <h2>{words.sounds.heading}</h2>
      <ul>
        {words.sounds.list.map(({ sound, name, text }) => {
          const View = views[sound];
          return (
            <li key={sound}>
              <div className="arch">
                <View />
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
