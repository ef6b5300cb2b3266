import type { WalkedFlow as WrittenFlow } from '#engine/contract/walks.ts';
import type { Assignment } from '#engine/event/diagnosis/can-be-met.ts';
import { type CompletedWalk, walkCompleter } from '#engine/event/walks/complete-walk.ts';
import { findWalks } from '#engine/event/walks/find-walks.ts';
import type { Walk, WalkInput } from '#engine/event/walks/walk.ts';
import { writeTitle } from '#engine/event/walks/words.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { ServedConfiguration, Together } from '#server/configuration/configuration-store.ts';
import type { Served } from '#server/configuration/diagnose-context.ts';
import { withDraft } from '#server/configuration/drafts/beside-others.ts';
import { documentsOf, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import { draftNamed } from '#server/configuration/drafts/drafts.ts';
import type { Database } from '#server/database/database.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { type WalkedFlow, walkFlows } from './walk-flows.ts';
import { walkInput } from './walk-input.ts';

/** Which event is walked through, and with which draft published. */
export interface WalksOf {
  readonly event: string;
  readonly draft?: string | undefined;
}

/** The walks of an event as it would be with other documents, in a reader’s language. */
export async function walksWith(
  configuration: ServedConfiguration,
  event: string,
  { documents, removed = [] }: Together,
  language: Locale,
): Promise<WrittenFlow[]> {
  const drafted = await withDraft(configuration, event, documents, removed);
  const walked = await walkFlows(drafted, configuration, event);
  return walked.map((each) => written(each, drafted, event, language));
}

/** The walks of an event in a reader’s language. Throws 404 for an unknown draft. */
export async function listWalks(
  db: Database,
  configuration: ServedConfiguration,
  { event, draft }: WalksOf,
  language: Locale,
): Promise<WrittenFlow[]> {
  if (draft === undefined) return walksWith(configuration, event, { documents: [] }, language);
  await draftNamed(db, event, draft);
  return walksWith(configuration, event, togetherOf(await documentsOf(db, draft)), language);
}

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
  { event, draft }: Required<WalksOf>,
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

function written(
  { flow, walks, left }: WalkedFlow,
  configuration: Served,
  event: string,
  language: Locale,
): WrittenFlow {
  const labels = (form: string | undefined, codes: readonly string[]): Text[] => {
    const document = form === undefined ? undefined : configuration.current(event, 'form', form)?.document;
    const fields = document?.sections.flatMap((section) => section.fields) ?? [];
    return codes.map((code) => {
      const field = fields.find((each) => each.code === code);
      return (field && 'label' in field && field.label) || code;
    });
  };
  const stepOf = ({ code, conditional, required }: Walk['steps'][number]) => {
    const step = flow.steps.find((each) => each.code === code);
    return {
      label: step?.label ?? code,
      shows: labels(step?.form_type, conditional),
      requires: labels(step?.form_type, required),
    };
  };
  return {
    code: flow.code,
    label: flow.label,
    walks: walks.map(({ title, currency, total, isOpen, was, later, steps }) => ({
      title: writeTitle(title, language),
      currency,
      total,
      open: isOpen ? 'Y' : 'N',
      ...(was !== undefined && { was }),
      later: [...later],
      steps: steps.map(stepOf),
    })),
    not_shown: left.map(({ goal, isCapped }) => ({ what: goal, capped: isCapped ? 'Y' : 'N' })),
  };
}
