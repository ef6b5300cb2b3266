import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { siteDrafts } from '#engine/contract/site-drafts.ts';
import type { Served } from '#server/configuration/diagnose-context.ts';
import { withDraft } from '#server/configuration/drafts/beside-others.ts';
import { type DraftRow, togetherOf } from '#server/configuration/drafts/draft-documents.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { formParts } from './form-parts.ts';

type Preview = AnswerOf<(typeof siteDrafts)['previewSiteDraftForm']>;

/** A form as it would be served with a draft published; throws 404 for a code that no form has. */
export async function previewForm(
  served: Served,
  eventCode: string,
  rows: readonly DraftRow[],
  code: string,
): Promise<Preview> {
  const { documents, removed } = togetherOf(rows);
  const drafted = await withDraft(served, eventCode, documents, removed);
  const parts = formParts(drafted, eventCode, code);
  const inDraft = rows.find((row) => row.kind === 'form' && row.code === code && !row.deleted);
  // A form without the shape of one is not in the overlay: what is published is not what was asked for.
  const isDrawable = !inDraft || drafted.current(eventCode, 'form', code)?.document === inDraft.document;
  if (!parts && !inDraft) throw notFound();
  const event = drafted.current(eventCode, 'event', eventCode)?.document;
  const types = membershipRules(drafted, eventCode)?.document.types ?? [];
  return {
    ...(parts && isDrawable && { form: parts.served }),
    tracks: (event?.tracks ?? []).map(({ code: track, name, modes }) => ({ code: track, name, modes })),
    days: (event?.days ?? []).map((day) => day.code),
    memberships: types.map(({ type, label }) => ({ code: type, label })),
  };
}
