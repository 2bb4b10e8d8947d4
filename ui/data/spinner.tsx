import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';

interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What people are waiting for, such as “Reading the file”. */
  label: string;
  /** Hides the words, if they are already shown beside the spinner; screen readers still announce them. */
  labelHidden?: boolean;
  size?: 'regular' | 'small';
  /** Milliseconds before the spinner shows, so that it doesn’t flash when the answer is quick. */
  delay?: number;
}

const sizes = { regular: 24, small: 16 };

/** Says that something is loading, once the wait is long enough to notice. */
export function Spinner({
  label,
  labelHidden = false,
  size = 'regular',
  delay = 300,
  className = '',
  ...rest
}: SpinnerProps) {
  const [late, setLate] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <span role="status" className={`inline-flex min-h-6 items-center gap-2.5 ${className}`} {...rest}>
      {late ? (
        <>
          <LoaderCircle
            size={sizes[size]}
            strokeWidth={1.5}
            aria-hidden="true"
            className="shrink-0 animate-spin motion-reduce:animate-none"
          />
          <span className={labelHidden ? 'sr-only' : ''}>{label}</span>
        </>
      ) : null}
    </span>
  );
}
