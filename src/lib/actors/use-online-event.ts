import { useEffect } from 'react';

/** Tells a machine when the connection is back. */
export function useOnlineEvent(send: (event: { type: 'ONLINE' }) => void): void {
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [send]);
}
