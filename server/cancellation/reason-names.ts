import { CANCELLATION_REASONS } from '#engine/contract/cancellation.ts';
import type { CancellationDocument } from '#engine/event/documents/cancellation/schema.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

type SpecifiedReason = (typeof CANCELLATION_REASONS)[number];

/** The reasons for cancelling, word for word (spec §9). */
const specifiedNames: Readonly<Record<SpecifiedReason, Text>> = {
  different_event: inEveryLanguage('cancellations.differentEvent'),
  changed_mind: inEveryLanguage('cancellations.changedMind'),
  illness: inEveryLanguage('cancellations.illness'),
  no_funding: inEveryLanguage('cancellations.noFunding'),
  family_emergency: inEveryLanguage('cancellations.familyEmergency'),
  ttoc_shortage: inEveryLanguage('cancellations.ttocShortage'),
  other: inEveryLanguage('cancellations.otherReason'),
};

const specified = CANCELLATION_REASONS.map((id) => ({ id, name: specifiedNames[id] }));

/** The reasons to choose from: the policy's own, or those of the specification. */
export function reasonsOf(policy: CancellationDocument | undefined): { id: string; name: Text }[] {
  return policy?.reasons?.map(({ code, name }) => ({ id: code, name })) ?? specified;
}

/** The name of a reason; "Other" for none, and for one that the policy no longer has. */
export function reasonName(policy: CancellationDocument | undefined, reason: string | undefined): Text {
  const found = [...reasonsOf(policy), ...specified].find(({ id }) => id === reason);
  return found?.name ?? specifiedNames.other;
}
