import { useEffect, useRef } from 'react';
import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import { downloadSvgAsPng } from '../../kit/export/picture.ts';
import { type Drawn, measured, PlotLines } from './forecast-plot.tsx';

const box = { width: 1200, height: 520, left: 90, top: 70 };

/** The picture with its words inside, drawn once out of sight and given as a file. */
export function PlotPicture({ drawn, onDone }: { drawn: Drawn; onDone: (problem: string | null) => void }) {
  const svg = useRef<SVGSVGElement>(null);
  const latest = useRef(onDone);
  useEffect(() => {
    if (!svg.current) return;
    downloadSvgAsPng('forecast.png', svg.current).then(
      () => latest.current(null),
      (error: Error) => latest.current(error.message),
    );
  }, []);
  const { state } = drawn;
  const { rhythm, first, currency, level } = state;
  const name = state.series[state.chosen]?.name ?? state.name;
  const plot = measured(drawn, box.width, box.height);
  const text = { fontFamily: 'sans-serif', fill: 'var(--ink)' };
  return (
    <div className="fixed start-[-5000px] top-0">
      <svg
        ref={svg}
        aria-hidden="true"
        width={box.width + 130}
        height={box.height + 140}
        viewBox={`0 0 ${box.width + 130} ${box.height + 140}`}
      >
        <text x={box.left} y="40" fontSize="24" fontWeight="600" {...text}>
          {`${name}: forecast with ${level}% band`}
        </text>
        <g transform={`translate(${box.left} ${box.top})`}>
          <PlotLines drawn={drawn} plot={plot} />
          {plot.ticks.map((tick) => (
            <text key={tick} x="-12" y={plot.y(tick) + 5} fontSize="15" textAnchor="end" {...text}>
              {amount(tick, currency)}
            </text>
          ))}
          <text x="0" y={box.height + 32} fontSize="15" {...text}>
            {placeName(rhythm, first + plot.from)}
          </text>
          <text x={box.width} y={box.height + 32} fontSize="15" textAnchor="end" {...text}>
            {placeName(rhythm, first + plot.to)}
          </text>
        </g>
      </svg>
    </div>
  );
}
