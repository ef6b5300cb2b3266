import { useNavigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { deskPath } from '../../shell/paths.ts';
import { Empty } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { DecisionForm } from './decision-form.tsx';

/** Accepts or declines an application, and goes on to the next one. */
export function DecisionPanel({ data: { dossier, decide }, onClose }: ActionProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  if (!decide) return <Empty title={t('act.decide_nothing_title')}>{t('act.decide_nothing')}</Empty>;
  return (
    <DecisionForm
      application={dossier}
      possible={decide}
      onClose={onClose}
      onDone={(next) => {
        if (next) void navigate(`${deskPath(locale, `/registrations/${next}`)}?do=decide`);
        else onClose();
      }}
    />
  );
}
