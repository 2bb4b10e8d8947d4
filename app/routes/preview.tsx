import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { Plans } from '#app/pricing/plans.tsx';
import { type ShownPrices, shownPrices } from '#app/pricing/prices.server.ts';
import { Roles } from '#app/pricing/roles.tsx';
import { HomePage } from '#app/publishing/home-page.tsx';
import { PostPage } from '#app/publishing/post-page.tsx';
import { PreviewBar } from '#app/publishing/preview-bar.tsx';
import { type PreviewedPage, previewedPage } from '#app/publishing/previewed-page.server.ts';
import { StatementPage } from '#app/publishing/statement-page.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Reader } from '#ui/kinds/reader.tsx';

export async function loader({ url }: { url: URL }) {
  const preview = await previewedPage(url.searchParams.get('token') ?? '');
  return {
    facts: pageFacts(url, preview ? { title: `Preview: ${preview.name}`, hue: preview.hue } : {}),
    preview,
    prices: shownPrices(),
  };
}

function Previewed({ page, prices }: { page: PreviewedPage['page']; prices: ShownPrices }) {
  switch (page.kind) {
    case 'home':
      return <HomePage words={page.words} facts={page.facts} />;
    case 'post':
      return (
        <PostPage post={page.post} address={null} related={[]} newer={null} older={null} isFeatured={false} />
      );
    case 'policy':
      return <Reader reading={page.policy} dateWord="Changed" />;
    case 'story':
      return <StoryPage story={page.story} next={null} rate={prices.rate} />;
    case 'service':
      return <StatementPage statement={page.statement} facts={page.facts} />;
    case 'plan':
      return <Plans plans={page.plans} prices={prices} estimate={null} />;
    case 'role':
      return <Roles roles={page.roles} prices={prices} />;
  }
}

/** A draft as its page will be, for whoever was given the link. */
export default function Preview() {
  const { preview, prices } = useLoaderData<typeof loader>();
  if (!preview)
    return (
      <div className="wrap pb-24 pt-10">
        <h1 className="text-[clamp(2rem,4vw,3rem)] leading-none tracking-[-.045em]">
          This preview has expired
        </h1>
        <p className="mt-5 max-w-[36rem] text-lg text-mute">
          A link to a draft works for seven days. Ask the person who sent it for a new one.
        </p>
        <ButtonLink href="/" variant="ghost" className="mt-8">
          Go home
        </ButtonLink>
      </div>
    );
  return (
    <>
      <PreviewBar version={preview.version} until={preview.until} />
      <Previewed page={preview.page} prices={prices} />
    </>
  );
}
