import { useQuery } from '@tanstack/react-query';
import { useCall } from '#src/api/call-context.tsx';
import { Face, hasFace } from '../people/face.tsx';
import { speakersQuery } from '../site-queries.ts';

/** The face of the person who answers; its space is reserved while loading. People without a picture have none. */
export function WhoAnswers({ person }: { readonly person: string }) {
  const { data: people } = useQuery(speakersQuery(useCall()));
  const speaker = people?.find(({ code }) => code === person);
  if (people && !(speaker && hasFace(speaker))) return null;
  return (
    <div className="help-face-place">
      {speaker && <Face className="help-face" speaker={speaker} place={1} sizes="92px" />}
    </div>
  );
}
