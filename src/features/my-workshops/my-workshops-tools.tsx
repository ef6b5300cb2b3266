import type { ReactNode } from 'react';
import { isYes } from '#engine/form/field/flag.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useRegistrationCode } from '#src/flow/my-workshops/use-cart.ts';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { Basket } from './basket.tsx';
import { LiveNotices } from './live-notices.tsx';

/** My Workshops on every page: the basket, and announcements about its sessions. */
export function MyWorkshopsTools({ fallback }: { fallback: ReactNode }) {
  const { registration_new_open, registration_workshops } = useEvent();
  const isOffered = isYes(registration_new_open) && isYes(registration_workshops);
  const code = useRegistrationCode();
  if (!useArea('schedule')) return fallback;
  return (
    <>
      {isOffered && <Basket />}
      {(isOffered || code !== undefined) && <LiveNotices code={code} />}
    </>
  );
}
