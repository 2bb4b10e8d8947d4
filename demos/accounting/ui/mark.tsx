/** The application's mark: a balance of two columns that are equally tall. */
export const Mark = () => (
  <svg
    viewBox="0 0 32 32"
    width="28"
    height="28"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
  >
    <path d="M16 4v24M6 11h7M6 17h7M6 23h7M19 11h7M19 17h7M19 23h7" strokeLinecap="round" />
  </svg>
);
