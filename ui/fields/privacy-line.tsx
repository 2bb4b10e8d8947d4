interface PrivacyLineProps {
  /** The part of the policy that the form is about. */
  part: string;
  className?: string;
}

/** Where a form's visitor reads what is kept of them, and for how long. */
export const PrivacyLine = ({ part, className = '' }: PrivacyLineProps) => (
  <p className={`text-sm text-mute ${className}`}>
    The privacy policy says{' '}
    <a href={`/privacy#${part}`} className="inline-block py-2 text-accent underline underline-offset-[3px]">
      what we keep and for how long
    </a>
    .
  </p>
);
