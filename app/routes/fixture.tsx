import { pageLoader } from '#app/head/page-facts.server.ts';
import { Journey } from '#ui/kinds/journey.tsx';

export const loader = pageLoader;

export default function Fixture() {
  return <Journey title="For the demo user" />;
}
