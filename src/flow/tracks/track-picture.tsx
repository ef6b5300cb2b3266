import { useFormServices } from '#engine/react/form-environment.ts';
import { useEvent } from '#src/api/event-context.tsx';

/** The picture of a track: a drawing of the event's look or a picture of its own; nothing where it has none. */
export function TrackPicture({ track }: { track: string }) {
  const { picture } = useFormServices();
  const source = useEvent().tracks.find(({ code }) => code === track)?.picture;
  if (source === undefined) return null;
  const drawn = picture?.(source);
  if (drawn !== undefined) return drawn;
  return <img src={source} alt="" width={120} height={120} loading="lazy" decoding="async" />;
}
