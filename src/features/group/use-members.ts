import { useEffect, useMemo, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { connectMember, type MemberView } from '#machines/group/group.connect.ts';

/** A group's member actors in order; renders when one changes. */
export function useMembers(
  children: Readonly<Record<string, AnyActorRef | undefined>>,
): readonly MemberView[] {
  const [changes, setChanges] = useState(0);
  const ids = Object.keys(children).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the actors, which are never replaced
  const actors = useMemo(() => Object.values(children).filter((each) => connectMember(each)), [ids]);
  useEffect(() => {
    const subscriptions = actors.map((actor) => actor?.subscribe(() => setChanges((count) => count + 1)));
    return () => {
      for (const each of subscriptions) each?.unsubscribe();
    };
  }, [actors]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what actors are changes without them
  return useMemo(() => actors.flatMap((actor) => connectMember(actor) ?? []), [actors, changes, children]);
}
