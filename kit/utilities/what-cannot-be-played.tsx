import { Animation } from '#ui/animation/animation.tsx';

// One layer turns by a script inside the file, which only `eval` could run.
const withExpression = {
  nm: 'A hand that waves',
  fr: 60,
  ip: 0,
  op: 60,
  w: 400,
  h: 300,
  layers: [{ ty: 4, nm: 'Hand', ks: { r: { a: 0, k: 0, x: 'var $bm_rt = wiggle(2, 20);' } }, shapes: [] }],
};

export default function WhatCannotBePlayed() {
  return (
    <div className="grid gap-4 @2xl:grid-cols-2">
      <Animation animationLink="/site.webmanifest" noMargin />
      <Animation animationData={withExpression} noMargin />
    </div>
  );
}
