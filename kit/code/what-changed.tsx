import { CodeDiff } from '#ui/text/code-diff.tsx';

const before = `const slot = await find(id);
if (slot.taken) return gone();
slot.taken = true;
await save(slot);
return held(slot);`;

const after = `const slot = await take(id);
if (!slot) return gone();
return held(slot);`;

export default function WhatChanged() {
  return <CodeDiff name="booking/hold.ts, sample" before={before} after={after} />;
}
