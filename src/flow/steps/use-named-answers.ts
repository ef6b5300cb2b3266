import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { AnswerNamed } from '#engine/configuration/decision.ts';
import { type AnswerLine, answerLines } from '#engine/translate/answer-lines.ts';
import { useCall } from '#src/api/call-context.tsx';
import { formQuery } from '#src/api/form-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

/** Answers of a flow in words, by form and field; nothing for a missing answer or form. */
export function useNamedAnswers(
  flow: DossierFlow,
  named: readonly AnswerNamed[],
): (answer: AnswerNamed) => AnswerLine | undefined {
  const call = useCall();
  const queries = useQueryClient();
  const locale = useLocale();
  const answers = useSelector(flow.actor, ({ context }) => context.answers);
  const forms = [...new Set(named.map(({ form }) => form))].filter((form) => Object.hasOwn(answers, form));
  const { data: served = [] } = useQuery({
    queryKey: ['named-answers', forms],
    queryFn: () => Promise.all(forms.map((form) => queries.ensureQueryData(formQuery(call, form)))),
    // Loaded once: changes are handled where the form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lines = new Map(
    served.flatMap((form) =>
      answerLines(form, answers[form.form_type] ?? {}, locale).map(
        (line) => [`${form.form_type} ${line.id}`, line] as const,
      ),
    ),
  );
  return ({ form, field }) => {
    const line = lines.get(`${form} ${field}`);
    return line && line.text.length > 0 ? line : undefined;
  };
}
