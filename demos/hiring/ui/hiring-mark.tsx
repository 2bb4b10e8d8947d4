/** The mark of the hiring desk: a sieve that lets one through. */
export const HiringMark = () => (
  <svg viewBox="0 0 28 28" width={28} height={28} fill="none" aria-hidden="true">
    <path d="M3 9h22l-7.5 9v6l-7-3.2V18z" fill="currentColor" />
    <circle cx="9" cy="4.5" r="2.5" fill="currentColor" />
    <circle cx="18" cy="4.5" r="2.5" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);
