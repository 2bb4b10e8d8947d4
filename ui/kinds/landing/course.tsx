import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './course.css?url';
import { OwnStyles } from './own-styles.tsx';

interface CourseBrief extends LandingBrief {
  lesson: { number: string; title: string; at: string; of: string };
  lessons: { letter: string; title: string; minutes: number }[];
}

/** A line as a hand without a ruler would draw it; the seed makes each one different. */
function Rule({ seed }: { seed: number }) {
  const height = (index: number) => 6 + 4 * Math.sin(seed * 7.3 + index * 2.1);
  const waves = Array.from({ length: 6 }, (_, index) => {
    const x = index * 66;
    return `C${x + 33} ${height(index)} ${x + 33} ${height(index + 1)} ${x + 66} ${height(index + 1)}`;
  });
  return (
    <svg viewBox="0 0 400 12" preserveAspectRatio="none" className="rule" aria-hidden="true">
      <path
        d={`M0 ${height(0)}${waves.join('')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The lesson on screen: an a between four guide lines, its two strokes drawn once. */
function Player({ lesson }: { lesson: CourseBrief['lesson'] }) {
  return (
    <figure
      className="player"
      aria-label={`${lesson.number}, ${lesson.title}: a pen draws the letter a in two strokes. Sample lesson.`}
    >
      <svg viewBox="0 0 640 420" aria-hidden="true">
        <g fill="none" stroke="oklch(0.45 0.2 262)" strokeOpacity=".45" strokeWidth="1.6">
          <path d="M30 92c190-6 380 5 580-2M30 330c200 5 390-4 580 2" />
          <path d="M30 180c210 4 370-5 580 1" strokeDasharray="9 9" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="26" strokeLinecap="round" strokeLinejoin="round">
          <path
            className="stroke one"
            pathLength="1"
            d="M392 150c-30-50-134-52-160 34-24 80 22 142 78 138 52-4 82-60 84-148"
          />
          <path className="stroke two" pathLength="1" d="M402 118c-6 70-10 130-2 176 4 24 26 34 50 14" />
        </g>
        <g fill="oklch(0.45 0.2 262)" fontFamily="var(--face-serif)" fontStyle="italic" fontSize="34">
          <text x="196" y="130">
            1
          </text>
          <text x="432" y="110">
            2
          </text>
        </g>
      </svg>
      <figcaption>
        <b>
          {lesson.number}. {lesson.title}
        </b>
        <span>
          {lesson.at} of {lesson.of}
        </span>
      </figcaption>
      <div className="played" aria-hidden="true">
        <Rule seed={3} />
      </div>
    </figure>
  );
}

export function Screen({ brief }: { brief: CourseBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="wrap first">
        <b className="brand">{brief.brand}</b>
        <h1>
          {brief.h1}
          <Rule seed={1} />
        </h1>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <Player lesson={brief.lesson} />
      </section>
      <section id="syllabus" className="wrap syllabus">
        <h2>The first six days</h2>
        <ol>
          {brief.lessons.map((lesson, index) => (
            <li key={lesson.letter}>
              <b>{lesson.letter}</b>
              <span>{lesson.title}</span>
              <span>{lesson.minutes} min</span>
              <Rule seed={index + 5} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
