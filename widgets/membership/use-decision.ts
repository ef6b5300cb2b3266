import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { decideMembership, type MembershipDecision } from '#engine/event/membership/decide-membership.ts';
import type { MembershipRules } from '#engine/event/membership/membership-rules.ts';
import { mostToGo } from '#engine/event/membership/most-to-go.ts';
import { organizationsJoined } from '#engine/event/membership/organizations-joined.ts';
import type { MembershipService } from '#engine/event/pickers/picker-services.ts';
import { useFormEnvironment } from '#engine/form/react/form-environment.ts';

export type DecisionState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly decision: MembershipDecision;
      readonly toGo: number;
      readonly rules: MembershipRules;
      /** Further organizations by id. */
      readonly joined: readonly string[];
    };

/** The rules as they load. */
function useRules(service: MembershipService | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [rules, setRules] = useState<MembershipRules | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false;
    setRules(undefined);
    (service?.rules() ?? Promise.reject(new Error('no service')))
      .catch(() => 'failed' as const)
      .then((loaded) => !gone && setRules(loaded));
    return () => {
      gone = true;
    };
  }, [service, attempt]);
  return { rules, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** The membership that the form's answers lead to, decided on every change (spec §4 "Membership"). */
export function useDecision(): DecisionState {
  const { services, session } = useFormEnvironment();
  const { rules, retry } = useRules(services.membership);
  const { store } = session;
  const answers = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeAll(listener), [store]),
    () => JSON.stringify(store.submission()),
  );
  if (rules === 'failed') return { state: 'failed', retry };
  if (!rules || !services.membership) return { state: 'loading' };
  const { form, context } = services.membership;
  const given = JSON.parse(answers);
  const decision = decideMembership(rules, form, given, context);
  const toGo = mostToGo(rules, form, given, context);
  return { state: 'ready', decision, toGo, rules, joined: organizationsJoined(form, given) };
}
