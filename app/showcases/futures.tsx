import { Island } from '#app/islands/island.tsx';
import { FuturesApp } from '#demos/showcases/futures/futures-app.tsx';
import { FuturesShowcase } from '#demos/showcases/futures/page.tsx';
import { ShowcaseFrame } from './showcase-frame.tsx';

export default function FuturesPage() {
  return (
    <ShowcaseFrame name="Counselling app">
      <FuturesShowcase app={<Island name="showcase-futures" of={FuturesApp} props={{}} wake="near" />} />
    </ShowcaseFrame>
  );
}
