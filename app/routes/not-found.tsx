import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { askedFor } from '#app/not-found/asked.server.ts';
import { LostDirectory } from '#app/not-found/lost-directory.tsx';
import { LostQuestion } from '#app/not-found/lost-question.tsx';

export async function loader({ url }: { url: URL }) {
  const from = url.searchParams.get('from') ?? '';
  return data({ facts: pageFacts(url), asked: await askedFor(from) }, { status: 404 });
}

export default function NotFound() {
  const { facts, asked } = useLoaderData<typeof loader>();
  return facts.route === '/error-404-2' ? <LostDirectory asked={asked} /> : <LostQuestion asked={asked} />;
}
