import { useLoaderData } from 'react-router';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import type { loader } from './page.tsx';

export default function WhatWasMeasured() {
  const { figures } = useLoaderData<typeof loader>();
  return <MeasuredFigures figures={figures} />;
}
