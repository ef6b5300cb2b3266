import { type CSSProperties, useEffect, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export type ProgressBarProps = {
  /** A page is on its way. */
  active: boolean;
  label: string;
  /** Milliseconds before it appears, so that quick pages show nothing. */
  throttle?: number;
  /** The expected duration in milliseconds; a slower page finds it waiting near the end. */
  duration?: number;
};

type Phase = 'idle' | 'running' | 'ending';

/** The time of the last stretch, once the page has loaded. */
const ENDING = 200;

/** The thin bar over every page while the next one is fetched. */
export function ProgressBar({ active, label, throttle = 200, duration = 5000 }: ProgressBarProps) {
  const phase = usePhase(active, throttle);
  if (phase === 'idle') return null;
  const time = { '--progress-time': `${duration}ms` } as CSSProperties;
  return (
    <div
      className={classNames('progress', phase === 'ending' && 'progress-done')}
      style={time}
      role="progressbar"
      aria-label={label}
      aria-busy={phase === 'running'}
    >
      <i />
    </div>
  );
}

function usePhase(active: boolean, throttle: number): Phase {
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), throttle);
      return () => clearTimeout(timer);
    }
    setPhase((before) => (before === 'idle' ? 'idle' : 'ending'));
    const timer = setTimeout(() => setPhase('idle'), ENDING);
    return () => clearTimeout(timer);
  }, [active, throttle]);
  return phase;
}
