import {
  readPictureAddress,
  SMALLER_KINDS,
  smallerName,
  smallerWidths,
} from '#engine/event/properties/picture-address.ts';
import './picture.css';

export interface PhotoProps {
  readonly address: string;
  readonly alt: string;
  readonly className: string;
  /** How wide it is shown, for browsers that cannot tell before the page is laid out. */
  readonly sizes?: string | undefined;
  readonly onLost: () => void;
}

/**
 * An image file of this site. For an uploaded one, the address gives its sizes, formats, dimensions and focal point.
 */
export function Photo({
  address,
  alt,
  className,
  sizes = '(min-width: 720px) 50vw, 100vw',
  onLost,
}: PhotoProps) {
  const uploaded = readPictureAddress(address);
  const { focus } = uploaded ?? {};
  const img = (
    <img
      // A server-rendered image may have failed before React listened.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.getAttribute('src') === address)
          onLost();
      }}
      className={className}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      width={uploaded?.width}
      height={uploaded?.height}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      onError={onLost}
    />
  );
  if (!uploaded) return img;
  return (
    <picture className="photo">
      {SMALLER_KINDS.map((kind) => (
        <source
          key={kind}
          type={`image/${kind}`}
          srcSet={smallerWidths(uploaded)
            .map((width) => `/pictures/${smallerName(uploaded, width, kind)} ${width}w`)
            .join(', ')}
          sizes={`auto, ${sizes}`}
        />
      ))}
      {img}
    </picture>
  );
}
