import { useLoaderData } from 'react-router';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import type { measuredFigures } from './figures.ts';

export default function WhatWasMeasured() {
  const { figures } = useLoaderData<typeof measuredFigures>();
  return <MeasuredFigures figures={figures} />;
}
