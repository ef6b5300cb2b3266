import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isYes } from '#engine/form/field/flag.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Reserves the place of My Workshops in the header until it loads, when the browser is idle. */
export function MyWorkshopsSlot() {
  const { registration_new_open, registration_workshops } = useEvent();
  const isOffered = isYes(registration_new_open) && isYes(registration_workshops);
  const registration = usePersisted(currentRegistration);
  const isWanted = isOffered || (registration !== undefined && registration.code !== '');
  const [Tools, setTools] = useState<ComponentType<{ fallback: ReactNode }>>();
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    const stop = whenIdle(() => {
      void import('#src/features/my-workshops/my-workshops-tools.tsx').then(
        ({ MyWorkshopsTools }) => gone || setTools(() => MyWorkshopsTools),
        // Without a connection it stays empty.
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [isWanted]);
  if (!isWanted) return null;
  const room = isOffered && <span className="basket-room" aria-hidden="true" />;
  return Tools ? <Tools fallback={room} /> : room;
}
