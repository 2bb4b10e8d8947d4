import type { ComponentProps } from 'react';

const blocks =
  'text-[1.0625rem] leading-[1.6] lg:text-lg lg:leading-[1.62] *:first:mt-0 [&_p]:mt-3.5 [&_p]:text-pretty [&_h2]:mt-10 [&_h2]:text-[1.6875rem] lg:[&_h2]:text-[1.875rem] [&_h3]:mt-8 [&_h3]:text-[1.375rem] [&_hr]:my-10 [&_hr]:border-line';
const lists =
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ol]:mt-4 [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-2 [&_:is(ul,ol)]:ps-5 [&_li]:ps-1 [&_li]:marker:text-mute [&_dl]:mt-4 [&_dl]:border-t [&_dl]:border-line [&_dt]:mt-3 [&_dt]:font-semibold [&_dd]:border-b [&_dd]:border-line [&_dd]:pb-3 [&_dd]:text-mute';
const inline =
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-[3px] [&_a]:break-words [&_strong]:font-semibold [&_:not(pre)>code]:rounded-md [&_:not(pre)>code]:bg-sunk [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-[.86em] [&_:not(pre)>code]:break-words [&_mark]:bg-lime [&_mark]:text-ink-light';
const larger =
  '[&_blockquote]:mt-6 [&_blockquote]:border-s-2 [&_blockquote]:border-ink [&_blockquote]:ps-5 [&_blockquote]:font-display [&_blockquote]:text-[1.375rem] [&_blockquote]:leading-snug [&_blockquote]:tracking-[-.02em] [&_figure]:my-8 [&_figcaption]:mt-2.5 [&_figcaption]:text-sm [&_figcaption]:text-mute [&_img]:rounded-card';

/** Running text as it comes from Markdown: no class is needed on anything inside. */
export function Prose({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`max-w-[42rem] break-words ${blocks} ${lists} ${inline} ${larger} ${className}`}
      {...rest}
    />
  );
}
