import { useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { useToasts } from '#src/ui/toasts.tsx';
import { duringLoading } from '../loading/loading-store.ts';

/** Clears a stored track (spec §2 "Menu"). */
export function forgetTrack(): void {
  if (currentRegistration.read()) updateCurrentRegistration({ regtrackCode: '', regtrackID: '' });
}

/**
 * Returns a function that selects a track by its name in addresses. If the server knows it, its code and id are stored
 * and the registration starts with it; otherwise the visitor stays and sees a message.
 */
export function useTrackChoice(): (seo: string, start: string) => Promise<void> {
  const { t } = useTranslation('site');
  const call = useCall();
  const navigate = useNavigate();
  const { warning, danger } = useToasts();
  return async (seo, start) => {
    forgetTrack();
    try {
      const track = await duringLoading(call(api.event.getTrackInformationBySeo, { params: { seo } }));
      updateCurrentRegistration({ regtrackCode: track.code, regtrackID: track.ID });
      await navigate(start);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) warning(t('track_gone'));
      else danger(t('track_failed'));
    }
  };
}
