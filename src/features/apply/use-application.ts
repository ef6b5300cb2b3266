import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '#engine/contract/registration.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { applicationOf } from './current-application.ts';

/** Goes to the steps of what was begun or opened again, or to what was sent, once it is known; remembers it for a day. */
export function useApplication(application: Application | undefined): void {
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    if (!application) return;
    const { flow, code, email, status } = application;
    applicationOf(flow).current.write({ code, email });
    const to =
      status === 'Not Submitted'
        ? pathTo('apply.step', locale, { flow })
        : pathTo('apply.confirmation', locale, { flow }, { code, email });
    void navigate(to);
  }, [application, locale, navigate]);
}
