import { drawn, plateMatrix, type Tone } from './look.ts';
import { shells, wools } from './order.ts';
import { headphone, type Material } from './solid.ts';

interface TurntableProps {
  degrees: number;
  shell: string;
  wool: string;
  /** What is engraved on the right cup. */
  name?: string;
  /** How far its parts are pulled from each other: 0 to 1. */
  apart?: number;
}

const steel: Tone = [0.66, 0.006, 250];
const fallback: Tone = [0.4, 0, 0];
const toneOf = (list: readonly { id: string; tone: Tone }[], id: string): Tone =>
  list.find((one) => one.id === id)?.tone ?? fallback;

/** The headphone from this angle, drawn face by face. */
export function Turntable({ degrees, shell, wool, name = '', apart = 0 }: TurntableProps) {
  const tone = toneOf(shells, shell);
  const tones: Record<Material, Tone> = {
    wool: toneOf(wools, wool),
    shell: tone,
    plate: [tone[0] * 0.92, tone[1], tone[2]],
    steel,
    screw: [0.8, 0.01, 250],
  };
  const matrix = name ? plateMatrix(degrees) : null;
  return (
    <svg viewBox={apart > 0 ? '-440 -330 880 620' : '-270 -260 540 480'} aria-hidden="true">
      {drawn(headphone(apart), degrees, tones).map(({ key, path, fill }) => (
        <path key={key} d={path} fill={fill} stroke={fill} strokeWidth="0.8" strokeLinejoin="round" />
      ))}
      {matrix ? (
        <text
          transform={`matrix(${matrix})`}
          y="38"
          textAnchor="middle"
          fontFamily="var(--face-serif)"
          fontStyle="italic"
          fontSize="19"
          fill={tone[0] > 0.6 ? '#222' : '#eee'}
        >
          {name}
        </text>
      ) : null}
    </svg>
  );
}
