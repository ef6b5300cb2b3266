import { createContext, useContext } from 'react';
import type { Call } from './client.ts';

const CallContext = createContext<Call | null>(null);

/** Provides the API client. */
export const CallProvider = CallContext.Provider;

/** The typed client of the API. Throws outside a CallProvider. */
export function useCall(): Call {
  const call = useContext(CallContext);
  if (call === null) throw new Error('useCall needs a CallProvider above it');
  return call;
}
