import { useQuery } from '@tanstack/react-query';
import { useCall } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { eventQuery } from '#src/api/queries.ts';
import { OrganizerProvider, useSignIn } from './api/use-organizer.ts';
import { Frame } from './frame.tsx';
import { Failed, Loading } from './shell/states.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** Every page of the desk: its frame, or the sign-in for those who are not signed in. */
export function Shell() {
  const call = useCall();
  const signIn = useSignIn();
  const event = useQuery(eventQuery(call));
  if (event.error) return <Failed error={event.error} onRetry={() => void event.refetch()} />;
  if (signIn.error) return <Failed error={signIn.error} onRetry={() => void signIn.refetch()} />;
  if (!event.data || !signIn.data) return <Loading />;
  const { organizer, ended } = signIn.data;
  return (
    <EventProvider value={event.data}>
      {organizer ? (
        <OrganizerProvider value={organizer}>
          <Frame />
        </OrganizerProvider>
      ) : (
        <SignInPage ended={ended} />
      )}
    </EventProvider>
  );
}
