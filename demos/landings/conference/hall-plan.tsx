import { words } from './words.ts';

const [talks, quiet, workshops, coffee, way] = words.hall.rooms;

/** The hall from above: an empty pool with its steps, and the rooms around it. */
export function HallPlan() {
  return (
    <svg
      viewBox="0 0 800 440"
      className="plan"
      role="img"
      aria-label="Plan of the hall: talks in the pool, a quiet deep end, workshops in the changing rooms on the right, coffee at the top left and the door below it."
    >
      <rect className="wall" x="6" y="6" width="788" height="428" />
      <rect className="basin" x="60" y="120" width="470" height="260" />
      <path className="lane-line" d="M60 163H390M60 207H390M60 293H390M60 337H390" />
      <path className="basin-edge" d="M390 120V380" />
      <path className="wall" d="M560 6V140M560 200V300M560 360V434" />
      <path className="wall" d="M6 84H190M250 84V6" />
      <path className="step" d="M60 130h-26M60 146h-26M60 162h-26" />
      <text x="225" y="262">
        {talks}
      </text>
      <text x="460" y="262" className="small-text">
        {quiet}
      </text>
      <text x="677" y="262">
        {workshops}
      </text>
      <text x="110" y="56">
        {coffee}
      </text>
      <text x="312" y="46" className="small-text">
        {way} ↓
      </text>
    </svg>
  );
}
