import { pageLoader } from '#app/head/page-facts.server.ts';

export const loader = pageLoader;

export default function Page() {
  return <h1 className="display wrap">ai-demo</h1>;
}
