import { useFormEnvironment } from '#engine/form/react/form-environment.ts';

interface PictureProps {
  readonly picture: string | undefined;
  readonly alt: string;
}

/** A picture by its address or by a name of the site's own; none leaves nothing. */
export function Picture({ picture, alt }: PictureProps) {
  const { services } = useFormEnvironment();
  if (picture === undefined) return null;
  const drawn = services.picture?.(picture);
  if (drawn !== undefined) {
    return (
      <span
        className="pick-picture"
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {drawn}
      </span>
    );
  }
  return (
    <span className="pick-picture">
      <img src={picture} alt={alt} loading="lazy" width={96} height={96} />
    </span>
  );
}
