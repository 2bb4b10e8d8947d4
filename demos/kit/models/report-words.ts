import type { ModelReport } from './model-report.ts';

/** What models are doing, in words and figures for a `Progress`. */
export function reportWords(report: ModelReport): {
  label: string;
  value?: number;
  max?: number;
  said: string;
} {
  if (report.is === 'waiting')
    return { label: 'Waiting for a free place', said: `${report.place} ahead of you` };
  if (report.is === 'opening-models')
    return { label: 'Opening the models', said: 'A few seconds, longer while our server is busy' };
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  return {
    label: 'Loading the models (only needed once)',
    value: report.bytes,
    max: report.of,
    said: `${megabytes(report.bytes)} of ${megabytes(report.of)} MB`,
  };
}
