import type { ShowcaseBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './reader-app.css?url';

interface ReaderAppBrief extends ShowcaseBrief {
  lines: string[];
  question: string;
  answer: string;
}

export function Screen({ brief }: { brief: ReaderAppBrief }) {
  return (
    <div className="reader-app">
      <OwnStyles href={styles} />
      <div className="letter">
        {brief.lines.map((line, index) => (
          <p key={line} className={index === 3 ? 'marked' : ''}>
            {line}
          </p>
        ))}
      </div>
      <p className="asked">{brief.question}</p>
      <p className="answered">{brief.answer}</p>
      <div className="voice">
        <svg viewBox="0 0 120 24" role="presentation">
          <path
            d="M4 12h4M14 8v8M22 4v16M30 9v6M38 6v12M46 2v20M54 8v8M62 5v14M70 10v4M78 7v10M86 3v18M94 9v6M102 7v10M110 12h4"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </div>
    </div>
  );
}
