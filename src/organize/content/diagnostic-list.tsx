import type { ReactNode } from 'react';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { placeInWords, placeOf } from '#engine/event/in-words/place-in-words.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { diagnosedPlace } from './diagnosed-place.ts';
import { TryChoices } from './try-choices.tsx';

type DiagnosticListProps = {
  readonly draft: string;
  readonly diagnostics: readonly WrittenDiagnostic[];
  readonly document: unknown;
  /** The schema with the titles of places. */
  readonly schema: Readonly<Record<string, unknown>> | undefined;
  /** What leads to a place: a link or a button around its name. */
  readonly linkTo: (pointer: string, name: string) => ReactNode;
};

const CLASSES: Readonly<Partial<Record<WrittenDiagnostic['severity'], string>>> = { error: 'dk-is-error' };

/** What is wrong with a document, errors first, each with a way to its place. */
export function DiagnosticList({ draft, diagnostics, document, schema, linkTo }: DiagnosticListProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const sorted = [...diagnostics].sort(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
  return (
    <ul className="dk-diagnostics">
      {sorted.map((diagnostic, at) => {
        const { severity, code, problem, expected } = diagnostic;
        const pointer = diagnosedPlace(diagnostic);
        const words = schema ? placeInWords(placeOf(pointer, document), document, schema, locale) : [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one place can have the same fault twice
          <li key={`${pointer} ${code} ${at}`} className={CLASSES[severity]}>
            <b>{t(severity === 'error' ? 'content.error' : 'content.warning')}</b>
            {linkTo(pointer, words.join(' › ') || pointer || t('content.whole_document'))}
            <span>{problem}</span>
            {expected !== undefined && (
              <span className="dk-soft">
                {t('content.expected')} {expected}
              </span>
            )}
            {isPlain(document) && document['kind'] === 'flow' && (
              <TryChoices draft={draft} flow={String(document['code'])} diagnostic={diagnostic} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
