import { useCallback, useSyncExternalStore } from 'react';
import { leaveFlow } from '../dossier/open-flow.ts';
import { type ClaimState, claimTab, type TabClaim } from './tab-claim.ts';

/** This tab's claim to a dossier. */
interface DossierTab {
  readonly code: string;
  readonly claim: TabClaim;
  /** Counts how often this tab became active: flows opened before are not continued. */
  opening: number;
}

// One dossier at a time: a tab that opens another one lets the first go.
let tab: DossierTab | undefined;

const channelNamed = (name: string) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

function dossierTab(code: string): DossierTab {
  if (tab?.code === code) return tab;
  tab?.claim.close();
  const name = `rostrum-registration-${code}`;
  const claim = claimTab({
    name,
    locks: navigator.locks as LockManager | undefined,
    channel: channelNamed(name),
    leave: leaveFlow,
  });
  const claimed: DossierTab = { code, claim, opening: 0 };
  claim.subscribe(() => {
    if (claim.read() === 'active') claimed.opening += 1;
  });
  tab = claimed;
  return claimed;
}

/** Releases a dossier whose flow has ended in this tab. */
export function releaseDossierTab(code: string): void {
  if (tab?.code !== code) return;
  tab.claim.close();
  tab = undefined;
}

const nothing = () => undefined;

/** Whether this tab may work on a dossier, and a function to take it over. */
export function useDossierTab(code: string): {
  readonly state: ClaimState;
  readonly opening: number;
  readonly takeOver: () => void;
} {
  const subscribe = useCallback(
    (listener: () => void) => (code === '' ? nothing : dossierTab(code).claim.subscribe(listener)),
    [code],
  );
  const state = useSyncExternalStore(subscribe, () => (tab?.code === code ? tab.claim.read() : 'asking'));
  return {
    state,
    opening: tab?.code === code ? tab.opening : 0,
    takeOver: () => dossierTab(code).claim.takeOver(),
  };
}
