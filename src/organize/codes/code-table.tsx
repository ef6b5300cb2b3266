import type { ListedCode } from '#engine/contract/desk-codes.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { useCodeWords } from './use-code-words.ts';

type CodeTableProps = {
  readonly rows: readonly ListedCode[];
  readonly words: ReturnType<typeof useCodeWords>;
  readonly onSwitch: (code: ListedCode) => void;
};

/** Codes with what they take off, for whom, how often they are used and when they are valid. */
export function CodeTable({ rows, words, onSwitch }: CodeTableProps) {
  const t = useDeskTexts();
  const mayWrite = useMay('content');
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('codes.code')}</th>
            <th scope="col">{t('codes.off')}</th>
            <th scope="col">{t('codes.for')}</th>
            <th scope="col">{t('codes.uses')}</th>
            <th scope="col">{t('codes.valid')}</th>
            <th scope="col">{t('codes.state')}</th>
            {mayWrite && (
              <th scope="col">
                <span className="dk-hidden">{t('codes.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CodeRow key={row.code} row={row} words={words} onSwitch={mayWrite ? onSwitch : undefined} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the states that stand out are drawn. */
const TONES: Readonly<Partial<Record<ListedCode['state'], string>>> = {
  usable: 'dk-status-ok',
  over: 'dk-status-bad',
  inactive: 'dk-status-bad',
};

type CodeRowProps = Pick<CodeTableProps, 'words'> & {
  readonly row: ListedCode;
  readonly onSwitch: ((code: ListedCode) => void) | undefined;
};

function CodeRow({ row, words, onSwitch }: CodeRowProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { code, kind, state, uses, limit, batch, bypasses } = row;
  const off = words.off(row);
  const isOff = state === 'inactive';
  return (
    <tr>
      <th scope="row">
        <span className="dk-code">{code}</span>
        <span className="dk-soft dk-line">
          {[t(`codes.kinds.${kind}`), resolveText(row.label, locale), batch].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td>
        {off ?? t('codes.off_nothing')}
        {off && <span className="dk-soft dk-line">{words.fees(row.categories)}</span>}
        {isYes(bypasses) && <span className="dk-soft dk-line">{t('codes.bypasses')}</span>}
      </td>
      <td>{words.audience(row)}</td>
      <td className="dk-uses">
        {limit === undefined ? t('codes.uses_unlimited', { uses }) : t('codes.uses_of', { uses, limit })}
      </td>
      <td>{words.days(row)}</td>
      <td>
        <span className={classNames('dk-status', TONES[state])}>{t(`codes.states.${state}`)}</span>
      </td>
      {onSwitch && (
        <td>
          <button
            type="button"
            className="dk-button"
            aria-label={t(isOff ? 'codes.switch.on_code' : 'codes.switch.off_code', { code })}
            onClick={() => onSwitch(row)}
          >
            {t(isOff ? 'codes.switch.on' : 'codes.switch.off')}
          </button>
        </td>
      )}
    </tr>
  );
}
