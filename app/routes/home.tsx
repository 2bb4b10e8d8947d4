import { pageLoader } from '#app/head/page-facts.server.ts';

export const loader = pageLoader;

export default function Home() {
  return <h1 className="display wrap">Software that proves itself</h1>;
}
