import type { AdjustmentKind } from '#engine/contract/desk-money.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { api } from '#engine/contract/organizer-calls.ts';
import { FEE_CATEGORIES, type FeeCategory } from '#engine/event/properties/money.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { SelectField } from '../../shell/select-field.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

export type OwedNow = AnswerOf<typeof api.deskMoney.getOwedAsOrganizer>;

/** A fee, a waiver or a credit as it is typed. */
export type Typed = {
  readonly kind: AdjustmentKind;
  readonly label: string;
  readonly category: FeeCategory;
  readonly amount: string;
  readonly line: string;
};

type OwedFieldsProps = {
  readonly now: OwedNow;
  readonly typed: Typed;
  readonly onType: (typed: Partial<Typed>) => void;
  readonly wrong: (field: string) => string | undefined;
};

/** The fields of a fee, a waiver or a credit. */
export function OwedFields({ now, typed, onType, wrong }: OwedFieldsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const money = (cents: number) => formatCents(cents, locale);
  const amount = (label: string) => (
    <Field
      label={label}
      inputMode="decimal"
      value={typed.amount}
      onChange={({ target }) => onType({ amount: target.value })}
      error={wrong('amount')}
    />
  );
  switch (typed.kind) {
    case 'fee':
      return (
        <>
          <Field
            label={t('owed.label')}
            value={typed.label}
            maxLength={200}
            onChange={({ target }) => onType({ label: target.value })}
            error={wrong('label')}
          />
          <p className="dk-soft dk-small">{t('owed.label_hint')}</p>
          <SelectField
            label={t('owed.category')}
            value={typed.category}
            onChange={(value) =>
              onType({ category: FEE_CATEGORIES.find((each) => each === value) ?? typed.category })
            }
          >
            {FEE_CATEGORIES.map((each) => {
              const category = t(`overview.categories.${each}`);
              const percent = now.taxes
                .filter((tax) => tax.category === each)
                .reduce((sum, tax) => sum + tax.percent, 0);
              return (
                <option key={each} value={each}>
                  {percent > 0 ? t('owed.taxed', { category, percent }) : category}
                </option>
              );
            })}
          </SelectField>
          {amount(t('owed.before_tax'))}
        </>
      );
    case 'waiver':
      if (now.lines.length === 0) return <p className="dk-soft">{t('owed.nothing_unpaid')}</p>;
      return (
        <fieldset className="dk-checks dk-lines">
          <legend>{t('owed.lines')}</legend>
          {now.lines.map(({ line, net, tax }) => (
            <label key={line.id}>
              <input
                type="radio"
                name="line"
                checked={typed.line === line.id}
                onChange={() => onType({ line: line.id })}
              />
              <span className="dk-grow">
                {resolveText(line.label, locale)}
                {tax > 0 && (
                  <span className="dk-soft dk-small dk-block">{t('act.with_tax', { tax: money(tax) })}</span>
                )}
              </span>
              <span className="dk-num">{money(net + tax)}</span>
            </label>
          ))}
        </fieldset>
      );
    case 'credit':
      return amount(t('owed.with_tax', { amount: money(now.creditable) }));
    default:
      return typed.kind satisfies never;
  }
}
