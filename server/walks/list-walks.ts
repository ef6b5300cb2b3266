import type { WalkedFlow as WrittenFlow } from '#engine/contract/walks.ts';
import type { Walk } from '#engine/event/walks/walk.ts';
import { writeTitle } from '#engine/event/walks/words.ts';
import type { Locale, Text } from '#engine/form/languages/text.ts';
import type { ServedConfiguration, Together } from '#server/configuration/configuration-store.ts';
import type { Served } from '#server/configuration/diagnose-context.ts';
import { withDraft } from '#server/configuration/drafts/beside-others.ts';
import { documentsOf, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import { draftNamed } from '#server/configuration/drafts/drafts.ts';
import type { Database } from '#server/database/database.ts';
import { type WalkedFlow, walkFlows } from './walk-flows.ts';

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
