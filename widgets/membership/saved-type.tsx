import { useState } from 'react';
import type { MembershipRules } from '#engine/event/membership/membership-rules.ts';
import type { MembershipService } from '#engine/event/pickers/picker-services.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';
import { useAsked } from './use-asked.ts';

interface SavedTypeProps {
  readonly service: MembershipService | undefined;
  readonly rules: MembershipRules;
  /** The type that the answers lead to now. */
  readonly decided: string | undefined;
  readonly locale: Locale;
}

/** The type that is saved by now, on this device or another, where the answers here make a different one. */
export function SavedType({ service, rules, decided, locale }: SavedTypeProps) {
  // The initial value is the saved one: there is nothing to compare before it changes.
  const [first] = useState(decided);
  const saved = useAsked(service?.saved, first !== undefined && decided !== first);
  const type = rules.types.find(({ ID }) => ID === saved);
  if (!type || type.ID === decided) return null;
  const { label, amount } = type;
  const fee = amount === undefined ? say('free', locale) : formatCents(amount, locale);
  const words = say('savedType', locale, { type: resolveText(label, locale), fee });
  return (
    <p className="small soft" role="status">
      {words}
    </p>
  );
}
