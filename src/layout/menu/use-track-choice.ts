import { useNavigate } from 'react-router';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { currentRegistration, updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { useToasts } from '#src/ui/toasts.tsx';
import { duringLoading } from '../loading/loading-store.ts';

/** Clears what is stored of a chosen track (spec §2 "Menu"). */
export function forgetTrack(): void {
  if (currentRegistration.read()) updateCurrentRegistration({ regtrackCode: '', regtrackID: '' });
}

/**
 * Gives a function that chooses a track by its name in addresses: if the server knows it, its code and id are stored
 * and the registration with that track begins; if not, the visitor stays and is told.
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
