import { useFormServices } from '#engine/form/react/form-environment.ts';
import { useEvent } from '#src/api/event-context.tsx';

/** A track's picture: a drawing of the look, or its own; nothing without one. */
export function TrackPicture({ track }: { track: string }) {
  const { picture } = useFormServices();
  const source = useEvent().tracks.find(({ code }) => code === track)?.picture;
  if (source === undefined) return null;
  const drawn = picture?.(source);
  if (drawn !== undefined) return drawn;
  return <img src={source} alt="" width={120} height={120} loading="lazy" decoding="async" />;
}
