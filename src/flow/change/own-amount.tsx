import { useState } from 'react';
import type { ChangePreview } from '#engine/contract/change.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { resolveText, textSaid } from '#engine/form/languages/text.ts';
import { siteForm } from '#src/flow/small-form/site-form.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { inManageWords } from '#src/lib/i18n/manage-texts.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

interface OwnAmountProps {
  /** The amounts to choose from, in cents. */
  readonly amounts: NonNullable<ChangePreview['amounts']>;
  readonly isLooking: boolean;
  readonly onChoose: (amount: number) => void;
}

/** The amount that its holder chooses for an item; the difference is shown for it before anything is accepted. */
export function OwnAmount({ amounts, isLooking, onChoose }: OwnAmountProps) {
  const { t } = useTranslation('manage');
  const [{ minimum, maximum, chosen }] = useState(amounts);
  const [form] = useState(() =>
    siteForm(
      'own-amount',
      inManageWords((words) => words.accept.amount),
      [
        {
          code: 'amount',
          type: 'money',
          label: inManageWords((words) => words.accept.amount),
          help: textSaid((locale) =>
            formatMessage(
              resolveText(
                inManageWords((words) => words.accept.amountHelp),
                locale,
              ),
              { minimum: formatCents(minimum, locale), maximum: formatCents(maximum, locale) },
              locale,
            ),
          ),
          minimum,
          maximum,
        },
      ],
    ),
  );
  return (
    <SmallForm
      served={form}
      initial={{ amount: chosen }}
      refused={undefined}
      onSubmit={({ amount }) => onChoose(Number(amount))}
      buttons={(formId) => (
        <Button type="submit" form={formId} variant="secondary" busy={isLooking}>
          {t('accept.amountShow')}
        </Button>
      )}
    />
  );
}
