/** A soft grey bird under a dot screen; high contrast turns the two into print dots. */
export function HalftoneBird() {
  return (
    <div className="halftone" role="img" aria-label="A flamingo’s neck and head in coarse print dots.">
      <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <filter id="crisp">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <filter id="blur">
          <feGaussianBlur stdDeviation="16" />
        </filter>
        <rect width="800" height="900" fill="black" />
        <g filter="url(#blur)" fill="none" stroke="white" strokeLinecap="round">
          <path
            className="neck"
            pathLength="1"
            d="M520 960C660 800 640 660 500 580 340 490 290 380 352 270 378 226 410 210 450 206"
            strokeWidth="86"
          />
          <ellipse cx="500" cy="900" rx="330" ry="130" fill="white" stroke="none" />
        </g>
        <g filter="url(#crisp)" className="beak">
          <ellipse cx="462" cy="214" rx="86" ry="72" fill="white" />
          <path d="M500 152c90 0 150 60 158 138l-52 20c-20-40-54-50-110-42Z" fill="oklch(0.78 0 0)" />
          <path d="M662 312c0 50-12 92-34 110-22-14-32-58-24-88Z" fill="white" />
        </g>
        <circle cx="486" cy="196" r="17" fill="black" />
      </svg>
    </div>
  );
}
