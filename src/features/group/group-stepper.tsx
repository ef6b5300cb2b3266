import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Stepper } from '#src/ui/stepper.tsx';

const STEPS = ['start', 'people', 'pay'] as const;

/** The three steps of a group (spec §2 "Registration steps"): start, add people, pay. */
export function GroupStepper({ now }: { now: (typeof STEPS)[number] }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const at = STEPS.indexOf(now);
  return (
    <Stepper
      label={t('steps.label')}
      steps={STEPS.map((id, index) => ({
        id,
        title: t(`steps.${id}`),
        state: index < at ? ('done' as const) : index === at ? ('now' as const) : ('next' as const),
        // The start cannot change; people can be added while the group is open.
        ...(id === 'people' && { href: pathTo('registration.group', locale) }),
      }))}
      progress={t('steps.progress', { number: at + 1, of: STEPS.length })}
      doneLabel={t('steps.done')}
    />
  );
}
