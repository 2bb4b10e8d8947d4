import { missingPapers, mostHeld } from './rules.ts';
import type { UseChoice } from './use-choice.ts';

/** Three tall bands behind the phone: how long each course takes, and how much of its application is ready. */
export function Bands({ student: { held, choice } }: { student: UseChoice }) {
  return (
    <div className="bands" aria-hidden="true">
      {Array.from({ length: mostHeld }, (_, place) => {
        const course = held[place];
        const missing = course ? missingPapers(course, choice).length : 0;
        const share = course ? 1 - missing / course.papers.length : 0;
        return (
          <div key={course?.id ?? `free ${place + 1}`} className={`band band-${place + 1}`}>
            <i style={{ height: `${share * 100}%` }} />
            <b>{course?.years ?? '?'}</b>
            <span>{course?.name ?? 'Free'}</span>
          </div>
        );
      })}
    </div>
  );
}
