import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import styles from './landing.css?url';
import lessonStyles from './lesson.css?url';
import { Marking } from './marking.tsx';
import { Rule } from './rule.tsx';
import { syllabus, template, words } from './words.ts';

function Footer() {
  return (
    <footer className="end">
      <p className="pangram">{words.end}</p>
      <Rule seed={4} />
      <p>{words.footer}</p>
    </footer>
  );
}

/** Wobblehand School: a letter a day, by hand. */
export function CourseLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, lessonStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <section className="first">
        <h1>
          {words.h1}
          <Rule seed={1} />
        </h1>
        <div className="words">
          <p>{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
        </div>
        <div id="lesson" className="desk">
          {centrepiece}
          <WithoutScripts>
            This is an example. With scripts switched on the lesson plays, and your own strokes are marked.
          </WithoutScripts>
        </div>
      </section>
      <section id="syllabus" className="syllabus">
        <h2>{words.syllabus.heading}</h2>
        <p>{words.syllabus.text}</p>
        <ol>
          {syllabus.map(({ letter, title, minutes }, index) => (
            <li key={letter}>
              <b>{letter}</b>
              <span>{title}</span>
              <span>{minutes} min</span>
              <Rule seed={index + 5} />
            </li>
          ))}
        </ol>
      </section>
      <Marking />
      <section id="pens" className="pens">
        <h2>{words.pens.heading}</h2>
        <ul>
          {words.pens.list.map(({ pen, width, text }, index) => (
            <li key={pen}>
              <svg viewBox="0 0 400 90" aria-hidden="true">
                <path
                  d={`M30 ${52 + index * 4}c40-60 70-50 80-8s44 44 76 0 60-44 80 0 60 30 100-14`}
                  strokeWidth={width}
                />
              </svg>
              <h3>{pen}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="fee" className="fee">
        <h2>{words.fee.heading}</h2>
        <p>{words.fee.text}</p>
      </section>
    </LandingGround>
  );
}
