import type { ImportColumn, ImportTarget } from '#engine/contract/desk-import.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type ColumnChoiceProps = {
  readonly columns: readonly ImportColumn[];
  readonly targets: readonly ImportTarget[];
  /** The chosen target of each column. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The columns of a file, each with its first values and what it is for. */
export function ColumnChoice({ columns, targets, chosen, onChange }: ColumnChoiceProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const own = targets.filter(({ form }) => form === undefined);
  const forms = [
    ...new Set(targets.flatMap(({ form }) => (form === undefined ? [] : [resolveText(form, locale)]))),
  ];
  const choose = (at: number, target: string) =>
    // A target is of one column: another one that had it is left out.
    onChange(chosen.map((each, index) => (index === at ? target : each === target ? '' : each)));
  return (
    <ul className="dk-columns">
      {columns.map(({ heading, samples }, at) => {
        const name = heading || t('import.unnamed', { number: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; headings can be the same
          <li key={at}>
            <span className="dk-column">
              <b>{name}</b>
              <span className="dk-soft">{samples.join(' · ')}</span>
            </span>
            <select
              className="dk-select"
              aria-label={t('import.column_is', { column: name })}
              value={chosen[at] ?? ''}
              onChange={(changed) => choose(at, changed.target.value)}
            >
              <option value="">{t('import.left_out')}</option>
              {own.map(({ id, label }) => (
                <option key={id} value={id}>
                  {resolveText(label, locale)}
                </option>
              ))}
              {forms.map((form) => (
                <optgroup key={form} label={form}>
                  {targets
                    .filter(
                      (target) => target.form !== undefined && resolveText(target.form, locale) === form,
                    )
                    .map(({ id, label }) => (
                      <option key={id} value={id}>
                        {resolveText(label, locale)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
