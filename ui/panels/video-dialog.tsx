import { Play } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { wantsLessMotion } from '../foundation/less-motion.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

/** A film with its poster and captions. */
export interface Film {
  title: string;
  src: string;
  type: string;
  poster: string;
  /** Captions as WebVTT; a film without captions excludes people. */
  captions: string;
  width: number;
  height: number;
  /** The length as shown, such as `0:15`. */
  length: string;
}

interface VideoDialogProps extends Omit<DialogFrameProps, 'heading' | 'head' | 'footer'> {
  film: Film;
  /** The second at which the film starts. */
  startAt?: number;
}

interface VideoPosterProps extends Omit<ComponentProps<'button'>, 'children'> {
  film: Film;
  /** The id of the dialog that shows the film. */
  opens: string;
}

/** A film at full size with the rest of the page darkened. The file loads only when it plays, and closing stops it. */
export function VideoDialog({
  film,
  startAt = 0,
  onOpenChange,
  children,
  className = '',
  ...rest
}: VideoDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  function turn(open: boolean) {
    const element = video.current;
    if (element && !open) element.pause();
    if (element && open) {
      element.currentTime = startAt;
      // Where a browser will not start it by itself, the play button is there.
      if (!wantsLessMotion(element)) element.play().catch(() => undefined);
    }
    onOpenChange?.(open);
  }
  return (
    <DialogFrame
      heading={film.title}
      onOpenChange={turn}
      className={`m-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-5xl rounded-card border shadow-[0_24px_64px_oklch(.1_.01_275/.3)] transition-[opacity,display,overlay] transition-discrete duration-(--panel) not-open:opacity-0 starting:open:opacity-0 backdrop:bg-[oklch(.1_.01_275/.85)]! ${className}`}
      {...rest}
    >
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        poster={film.poster}
        width={film.width}
        height={film.height}
        aria-label={film.title}
        className="max-h-[calc(100dvh-12rem)] w-full rounded-input bg-ground"
      >
        <source src={film.src} type={film.type} />
        <track kind="captions" src={film.captions} srcLang="en" label="English" default />
      </video>
      {children ? <div className="pt-4">{children}</div> : null}
    </DialogFrame>
  );
}

/** The film's first picture as a button, with its title and length. */
export function VideoPoster({ film, opens, className = '', ...rest }: VideoPosterProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={opens}
      className={`group/poster relative block w-full max-w-xl overflow-hidden rounded-card border border-line text-start ${className}`}
      {...rest}
    >
      <img
        src={film.poster}
        alt=""
        width={film.width}
        height={film.height}
        loading="lazy"
        className="w-full"
      />
      <span className="absolute inset-x-3 bottom-3 flex items-center gap-3 rounded-full bg-ground py-1.5 pe-5 ps-1.5 text-on-ground @max-xs:text-sm">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-cobalt text-white transition-transform duration-(--state) group-hover/poster:scale-105 motion-reduce:transform-none">
          <Play size={20} strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1 truncate font-[540]">
          <span className="sr-only">Play: </span>
          {film.title}
        </span>
        <span className="font-mono text-[.8125rem]">{film.length}</span>
      </span>
    </button>
  );
}
