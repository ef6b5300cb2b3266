import '#engine/event/field-types/register.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import { leftOutByChoice } from '#engine/event/documents/flow/left-out-by-choice.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { MODES } from '#engine/event/properties/modes.ts';
import { formatList } from '#engine/form/format/list.ts';
import { variablesOf } from '#engine/form/rules/condition.ts';
import { type ConditionSubject, type LeftOut, leftOutBy } from '#engine/form/summary/condition-sentence.ts';
import { formNamed, subjectsIn } from '#engine/form/summary/condition-subjects.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { formQuery } from '#src/api/form-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

/** The registration's choices, by the names that conditions use. */
function useChoices(): Readonly<Record<string, ConditionSubject>> {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const event = useEvent();
  const named = (names: ReadonlyMap<unknown, string>) => ({
    kind: 'choice' as const,
    possible: [...names.keys()],
    words: (value: unknown) => {
      const words = (Array.isArray(value) ? value : [value]).map((each) => names.get(each));
      return words.every((word) => word !== undefined) ? formatList(words, locale) : undefined;
    },
  });
  const tracks = event.tracks.map(({ code, name }) => [code, text(name)] as const);
  const days = event.days.map(({ code, label }) => [code, text(label)] as const);
  return {
    'registration.track': { label: t('step.summaryTrack'), ...named(new Map(tracks)) },
    'registration.mode': {
      label: t('step.summaryMode'),
      ...named(new Map(MODES.map((mode) => [mode, t(`modes.${mode}`)] as const))),
    },
    'registration.registrations_day': { label: t('step.summaryDays'), ...named(new Map(days)) },
  };
}

/**
 * Returns why a step is skipped and what would open it; undefined while the forms that it depends on load. Those were
 * filled in before, and are requested only if the page does not have them.
 */
export function useLeftOut(flow: DossierFlow, steps: readonly Step[], asked: boolean) {
  const call = useCall();
  const queries = useQueryClient();
  const locale = useLocale();
  const choices = useChoices();
  const { answers, registration } = useSelector(flow.actor, ({ context }) => context);
  const names = steps.flatMap(({ skip_if }) => variablesOf(skip_if));
  const forms = [...new Set(names.flatMap((name) => formNamed(name) ?? []))];
  const served = useQuery({
    queryKey: ['left-out', forms],
    queryFn: () => Promise.all(forms.map((form) => queries.ensureQueryData(formQuery(call, form)))),
    enabled: asked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const questions = subjectsIn(served.data ?? [], locale);
  const chosen = isRegistration(registration) ? registration : {};
  const subjectOf = (name: string) => (Object.hasOwn(choices, name) ? choices[name] : questions(name));
  return (step: Step): LeftOut | undefined => {
    const condition = leftOutByChoice(step, chosen) ?? step.skip_if;
    if (served.isPending || condition === undefined) return undefined;
    return leftOutBy(condition, { answers, registration }, subjectOf, locale);
  };
}
