import { Island } from '#app/islands/island.tsx';
import { CardsApp } from '#demos/showcases/cards/cards-app.tsx';
import { CardsShowcase } from '#demos/showcases/cards/page.tsx';
import { ShowcaseFrame } from './showcase-frame.tsx';

export default function CardsPage() {
  return (
    <ShowcaseFrame name="Learning app">
      <CardsShowcase app={<Island name="showcase-cards" of={CardsApp} props={{}} wake="near" />} />
    </ShowcaseFrame>
  );
}
