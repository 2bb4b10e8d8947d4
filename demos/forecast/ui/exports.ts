import { Code, FileSpreadsheet, Image } from 'lucide-react';
import { download, downloadCsv } from '../../kit/export/download.ts';
import type { DemoAction } from '../../kit/layout/demo-actions.tsx';
import type { Analysis } from '../analyse.ts';
import { forecastRows, programOf } from '../reproduce.ts';
import type { ForecastState } from '../state.ts';

/** The files that a forecast can be taken along in. */
export const exportsOf = (state: ForecastState, analysis: Analysis, onPicture: () => void): DemoAction[] => [
  {
    icon: FileSpreadsheet,
    label: 'Table, CSV',
    hint: 'Every step with its band',
    onSelect() {
      const { columns, rows } = forecastRows(state, analysis);
      downloadCsv('forecast.csv', columns, rows);
    },
  },
  { icon: Image, label: 'Picture, PNG', hint: 'The chart with its labels', onSelect: onPicture },
  {
    icon: Code,
    label: 'Program, TypeScript',
    hint: 'Reproduces the same numbers',
    onSelect: () => download('forecast.ts', programOf(state), 'text/typescript'),
  },
];
