import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '#engine/contract/registration.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { applicationOf } from './current-application.ts';

/** Goes to the steps of a draft, or to the submission, once it is open; remembers it for a day. */
export function useApplication(application: Application | undefined): void {
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    if (!application) return;
    const { flow, code, email, status } = application;
    applicationOf(flow).current.write({ code, email });
    const to =
      status === 'Not Submitted'
        ? applyPath('step', flow, locale)
        : applyPath('confirmation', flow, locale, { code, email });
    void navigate(to);
  }, [application, locale, navigate]);
}
