import type { CSSProperties, ReactNode } from 'react';
import { OwnStyles } from './own-styles.tsx';
import styles from './phone-frame.css?url';

interface PhoneFrameProps {
  /** What can be seen on the screen, for those who do not see it. */
  label: string;
  /** The clock in the status line. */
  time?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A phone drawn in HTML. One em on its screen is a twentieth of its width, so a drawing grows with the phone. */
export function PhoneFrame({ label, time = '9:41', className = '', style, children }: PhoneFrameProps) {
  return (
    <div role="img" aria-label={label} className={`phone ${className}`} style={style}>
      <OwnStyles href={styles} />
      <div className="phone-screen">
        <div className="phone-status">
          <span>{time}</span>
          <i className="phone-island" />
          <svg viewBox="0 0 26 12" width="1.5em" role="presentation">
            <rect x=".5" y=".5" width="21" height="11" rx="3" fill="none" stroke="currentColor" />
            <rect x="2.5" y="2.5" width="14" height="7" rx="1.5" fill="currentColor" />
            <rect x="23" y="4" width="2" height="4" rx="1" fill="currentColor" />
          </svg>
        </div>
        <div className="phone-body">{children}</div>
        <i className="phone-home" />
      </div>
    </div>
  );
}
