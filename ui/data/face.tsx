import type { ComponentProps } from 'react';
import { Avatar } from './avatar.tsx';

interface FaceProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  name: string;
  /** The address of a picture; without one of our own the initials are shown instead. */
  photo: string | null;
}

/** A person's picture or initials; the name itself is shown beside it. */
export function Face({ name, photo, className = '', ...rest }: FaceProps) {
  // A foreign address would tell its host who looks at whom.
  if (!photo?.startsWith('/')) return <Avatar name={name} className={className} />;
  return (
    <img
      src={photo}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      className={`size-11 shrink-0 rounded-full bg-sunk object-cover ${className}`}
      {...rest}
    />
  );
}
