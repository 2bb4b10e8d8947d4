import { pageLoader } from '#app/head/page-facts.server.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

export const loader = pageLoader;

export default function Fixture() {
  return <FormPage title="For the demo user" />;
}
