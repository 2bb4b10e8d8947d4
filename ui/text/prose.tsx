import type { ComponentProps } from 'react';

const blocks =
  '*:first:mt-0 [&_p]:mt-3.5 [&_p]:text-pretty [&_h2]:mt-10 [&_h2]:text-[1.6875rem] lg:[&_h2]:text-[1.875rem] [&_h3]:mt-8 [&_h3]:text-[1.375rem] [&_hr]:my-10 [&_hr]:border-line';
const lists =
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ol]:mt-4 [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-2 [&_:is(ul,ol)]:ps-5 [&_li]:ps-1 [&_li]:marker:text-mute [&_dl]:mt-4 [&_dl]:border-t [&_dl]:border-line [&_dt]:mt-3 [&_dt]:font-semibold [&_dd]:border-b [&_dd]:border-line [&_dd]:pb-3 [&_dd]:text-mute';
const inline =
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-[3px] [&_a]:break-words [&_strong]:font-semibold [&_:not(pre)>code]:rounded-md [&_:not(pre)>code]:bg-sunk [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-[.86em] [&_:not(pre)>code]:break-words [&_mark]:bg-lime [&_mark]:text-ink-light';
const larger =
  '[&_blockquote]:mt-6 [&_blockquote]:border-s-2 [&_blockquote]:border-ink [&_blockquote]:ps-5 [&_blockquote]:font-display [&_blockquote]:text-[1.375rem] [&_blockquote]:leading-snug [&_blockquote]:tracking-[-.02em] [&_figure]:my-8 [&_figcaption]:mt-2.5 [&_figcaption]:text-sm [&_figcaption]:text-mute [&_img]:rounded-card';
const wide =
  '[&_pre]:mt-5 [&_pre]:rounded-input [&_pre]:bg-sunk [&_pre]:p-4 [&_pre]:font-mono [&_pre]:text-[.875rem] [&_pre]:leading-relaxed [&_pre]:whitespace-pre-wrap [&_table]:mt-6 [&_table]:w-full [&_table]:border-t-2 [&_table]:border-ink [&_table]:text-[.9375rem] [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pe-4 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_img]:mt-6 [&_img]:h-auto [&_img]:w-full [&_img[data-focus]]:aspect-[4/3] [&_img[data-focus]]:object-cover';

const sizes = {
  text: 'text-[1.0625rem] leading-[1.6] lg:text-lg lg:leading-[1.62]',
  small: 'text-[.9375rem] leading-normal',
};

interface ProseProps extends ComponentProps<'div'> {
  /** Use `small` for text beside the main text. */
  size?: keyof typeof sizes;
}

/** Running text as Markdown produces it; nothing inside needs a class. */
export function Prose({ size = 'text', className = '', ...rest }: ProseProps) {
  return (
    <div
      className={`max-w-[42rem] break-words ${sizes[size]} ${blocks} ${lists} ${inline} ${larger} ${wide} ${className}`}
      {...rest}
    />
  );
}
