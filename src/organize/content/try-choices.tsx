import { Link } from 'react-router';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { sitePathAs } from './draft-paths.ts';

interface TryChoicesProps {
  readonly draft: string;
  /** The flow that the diagnostic is about. */
  readonly flow: string;
  readonly diagnostic: WrittenDiagnostic;
}

/** Opens the preview where a diagnostic of a flow says that people cannot go on, as one of them. */
export function TryChoices({ draft, flow, diagnostic }: TryChoicesProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { choices, severity, pointer } = diagnostic;
  const [, step] = /^\/steps\/(\d+)/.exec(pointer) ?? [];
  // In place of a document with errors, the preview has the published one.
  if (!choices || severity === 'error' || step === undefined) return null;
  const way = { flow, choices: JSON.stringify(choices), step: Number(step) };
  return (
    <Link className="dk-link" to={sitePathAs(locale, draft, way)}>
      {t('content.see_there')}
    </Link>
  );
}
