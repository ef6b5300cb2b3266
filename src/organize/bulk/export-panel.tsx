import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChosenRows } from '#engine/contract/desk-bulk.ts';
import { EXPORT_FORMATS } from '#engine/contract/desk-values.ts';
import type { ExportFormat } from '#engine/contract/exporting.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { saveFile } from '#src/lib/files/save-file.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../api/use-organizer.ts';
import { Panel } from '../registration/actions/panel.tsx';
import { useDossierWords } from '../registration/use-dossier-words.ts';
import { RadioChoice } from '../shell/radio-choice.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import type { BulkPanelProps } from './panel-props.ts';
import { useCounted } from './use-chosen.ts';

type ExportPanelProps = Pick<BulkPanelProps, 'chosen' | 'onClose'>;

/** Saves chosen rows as a file for spreadsheets. */
export function ExportPanel(props: ExportPanelProps) {
  const { data, error, refetch } = useCounted(props.chosen);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <ExportForm {...props} counted={data} />;
}

function ExportForm({ chosen, counted, onClose }: ExportPanelProps & { readonly counted: ChosenRows }) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const words = useDossierWords();
  const { event } = useOrganizer();
  // A group's own answers have no list; its members are registrations.
  const flows = counted.flows.filter(({ flow }) => flow !== 'group');
  const [picked, setPicked] = useState<string | undefined>();
  const part = flows.find(({ flow }) => flow === picked) ?? flows[0];
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const save = useMutation({
    mutationFn: (of: string) =>
      call(api.deskBulk.exportChosen, { body: { ...chosen, of, format, language: locale } }),
    onSuccess: (file, of) => {
      saveFile(file, `${event}-${of}.${format}`);
      onClose();
    },
  });
  const left = counted.total - (part?.count ?? 0);
  return (
    <Panel
      title={t('bulk.export_title')}
      action={t(`bulk.export_do.${format}`)}
      isWorking={save.isPending}
      closed={part ? undefined : t('bulk.export_nothing')}
      problem={save.error ? t('list.export_failed') : undefined}
      onClose={onClose}
      onSubmit={() => part && save.mutate(part.flow)}
      consequences={[
        ...(part ? [t('bulk.export_says', { count: part.count, type: words.flow(part.flow) })] : []),
        ...(left > 0 ? [t('bulk.export_left', { count: left })] : []),
      ]}
    >
      {flows.length > 1 && (
        <SelectField label={t('list.flow')} value={part?.flow} onChange={setPicked}>
          {flows.map(({ flow, count }) => (
            <option key={flow} value={flow}>
              {t('bulk.tag_count', { tag: words.flow(flow), count })}
            </option>
          ))}
        </SelectField>
      )}
      <RadioChoice
        legend={t('bulk.export_format')}
        values={EXPORT_FORMATS}
        value={format}
        labelOf={(each) => t(`bulk.formats.${each}`)}
        onChange={setFormat}
      />
    </Panel>
  );
}
