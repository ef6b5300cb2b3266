import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Keeps `?step=` and the statechart together: the machine's step is in the address, and the browser's back and
 * forward buttons ask the machine, which decides.
 */
export function useStepAddress(step: string | undefined, goTo: (step: string) => boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const seen = useRef({ key: location.key, step });

  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const wanted = search.get('step');
    const moved = seen.current.key !== location.key;
    const first = wanted === null || seen.current.step === undefined;
    seen.current = { key: location.key, step };
    if (step === undefined || wanted === step) return;
    if (moved && wanted !== null && goTo(wanted)) return;
    search.set('step', step);
    void navigate({ pathname: location.pathname, search: `?${search}` }, { replace: moved || first });
  }, [location, navigate, step, goTo]);
}
