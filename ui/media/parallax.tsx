import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './parallax.css?url';

interface ParallaxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far the picture moves in each direction, in percent of its frame; below 20 the effect is subtle. */
  depth?: number;
  /** Whether the picture follows the page or a row that scrolls sideways. */
  axis?: 'block' | 'inline';
  /** Whether the picture covers the frame or is shown whole inside it. */
  fit?: 'cover' | 'contain';
  /** One picture; it fills the frame, whose height comes from `className`. */
  children: ReactNode;
}

/** A frame whose picture moves a little slower than the page. It needs no script; without browser support, or with reduced motion, it stands still. */
export function Parallax({
  depth = 12,
  axis = 'block',
  fit = 'cover',
  className = '',
  style,
  children,
  ...rest
}: ParallaxProps) {
  return (
    <div
      data-axis={axis}
      style={{ ...style, '--depth': depth, '--fit': fit } as CSSProperties}
      className={`parallax relative ${className}`}
      {...rest}
    >
      <link rel="stylesheet" href={styles} precedence="part" />
      {children}
    </div>
  );
}
