import { Island } from '#app/islands/island.tsx';
import { LettersApp } from '#demos/showcases/letters/letters-app.tsx';
import { LettersShowcase } from '#demos/showcases/letters/page.tsx';
import { ShowcaseFrame } from './showcase-frame.tsx';

export default function LettersPage() {
  return (
    <ShowcaseFrame name="Letter app">
      <LettersShowcase app={<Island name="showcase-letters" of={LettersApp} props={{}} wake="near" />} />
    </ShowcaseFrame>
  );
}
