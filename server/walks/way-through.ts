import type { Assignment } from '#engine/event/diagnosis/can-be-met.ts';
import { type CompletedWalk, walkCompleter } from '#engine/event/walks/complete-walk.ts';
import { findWalks } from '#engine/event/walks/find-walks.ts';
import type { Walk, WalkInput } from '#engine/event/walks/walk.ts';
import type { ServedConfiguration } from '#server/configuration/configuration-store.ts';
import { withDraft } from '#server/configuration/drafts/beside-others.ts';
import { documentsOf, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import { draftNamed } from '#server/configuration/drafts/drafts.ts';
import type { Database } from '#server/database/database.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { walkInput } from './walk-input.ts';

/** Which way through a flow: a walk by its place in their list, or with choices and answers, up to a step. */
export type Way =
  | { readonly flow: string; readonly walk: number }
  | { readonly flow: string; readonly choices: Assignment; readonly step: number };

/** Choices, answers and items on a way through a flow, and the step that was come to if it is not the last. */
export interface WalkedSoFar extends Pick<Walk, 'registration' | 'answers' | 'picks'> {
  readonly step?: string | undefined;
}

/** A way through a flow as a draft has it. Throws 404 for an unknown draft, flow or walk. */
export async function wayThrough(
  db: Database,
  configuration: ServedConfiguration,
  { event, draft }: { readonly event: string; readonly draft: string },
  way: Way,
): Promise<WalkedSoFar> {
  await draftNamed(db, event, draft);
  const { documents, removed = [] } = togetherOf(await documentsOf(db, draft));
  const drafted = await withDraft(configuration, event, documents, removed);
  const flow = drafted.current(event, 'flow', way.flow)?.document;
  const input = flow && walkInput(drafted, event, flow, new Date());
  if (!input) throw notFound();
  if ('choices' in way)
    return upTo(input, way.step, walkCompleter(input)(withoutMembership(input, way.choices), []));
  const walk = findWalks(input).walks[way.walk];
  if (!walk) throw notFound();
  return walk;
}

/** Choices with the membership declined, unless they say something of it: then nothing else is asked about it. */
function withoutMembership({ membership }: WalkInput, choices: Assignment): Assignment {
  if (membership?.decline_field === undefined) return choices;
  const names = Object.keys(choices);
  const isOfMembership = (name: string) =>
    name === 'registration.membershipType' || name.startsWith(`answers.${membership.form_type}.`);
  if (names.some(isOfMembership)) return choices;
  return { ...choices, [`answers.${membership.form_type}.${membership.decline_field}`]: true };
}

/** A walk with the answers of the steps before one only. */
function upTo({ flow }: WalkInput, step: number, walk: CompletedWalk): WalkedSoFar {
  const before = new Set(flow.steps.slice(0, step).map(({ form_type }) => form_type));
  const answers = Object.fromEntries(Object.entries(walk.answers).filter(([form]) => before.has(form)));
  return { ...walk, answers, step: flow.steps[step]?.code };
}
