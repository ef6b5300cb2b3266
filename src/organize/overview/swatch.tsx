type Look = 'solid' | 'hollow' | 'below' | 'hatched' | 'waiting';

const classOf = (look: Look): string => `dk-swatch dk-swatch-${look}`;

/** A sample of how the bars of a series look. */
export function Swatch({ look }: { readonly look: Look }) {
  return <i className={classOf(look)} aria-hidden="true" />;
}
