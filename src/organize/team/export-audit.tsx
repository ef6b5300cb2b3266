import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { ExportButton } from '../shell/export-button.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { AuditChoice } from './use-audit.ts';

/** Saves the entries that match as a file for spreadsheets. */
export function ExportAudit({ choice }: { readonly choice: AuditChoice }) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const read = () => call(api.audit.exportAudit, { query: { ...choice, format: 'csv', locale } });
  return <ExportButton label={t('audit.export')} name="audit" read={read} />;
}
