import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';
import styles from './learning-app.css?url';
import { OwnStyles } from './own-styles.tsx';

interface LearningAppBrief extends ShowcaseBrief {
  course: string;
  question: string;
  answers: string[];
  why: string;
}

export function Screen({ brief }: { brief: LearningAppBrief }) {
  return (
    <div className="learning-app">
      <OwnStyles href={styles} />
      <p className="over">{brief.course}</p>
      <div className="done-so-far">
        <i />
      </div>
      <p className="question">{brief.question}</p>
      <ul>
        {brief.answers.map((answer, index) => (
          <li key={answer} className={index === 1 ? 'right' : ''}>
            {answer}
          </li>
        ))}
      </ul>
      <p className="why">{brief.why}</p>
    </div>
  );
}
