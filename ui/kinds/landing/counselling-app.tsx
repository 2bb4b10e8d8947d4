import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';
import styles from './counselling-app.css?url';
import { OwnStyles } from './own-styles.tsx';

interface CounsellingAppBrief extends ShowcaseBrief {
  courses: { name: string; years: number; due: string; missing: string; fill: number }[];
  shared: string;
}

export function Screen({ brief }: { brief: CounsellingAppBrief }) {
  return (
    <div className="counselling-app">
      <OwnStyles href={styles} />
      <p className="title">My three</p>
      {brief.courses.map((course) => (
        <div key={course.name} className="course">
          <p className="name">
            {course.name} <span>{course.due}</span>
          </p>
          <p className="bar">
            <i style={{ width: `${course.fill * 100}%` }} />
          </p>
          <p className="missing">
            {course.missing} <span>{course.years} years</span>
          </p>
        </div>
      ))}
      <p className="shared">{brief.shared}</p>
    </div>
  );
}
