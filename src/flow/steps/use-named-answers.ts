import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnswerNamed } from '#engine/event/documents/flow/decision.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { AnswerLine } from '#engine/form/summary/answer-lines.ts';
import { useCall } from '#src/api/call-context.tsx';
import { formQuery } from '#src/api/form-query.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { useAnswerLines } from '../review/use-answer-lines.ts';

const NO_FORMS: readonly ServedForm[] = [];

/** Answers of a flow in words, by form and field; nothing for a missing answer or form. */
export function useNamedAnswers(
  flow: DossierFlow,
  named: readonly AnswerNamed[],
): (answer: AnswerNamed) => AnswerLine | undefined {
  const call = useCall();
  const queries = useQueryClient();
  const answers = useSelector(flow.actor, ({ context }) => context.answers);
  const forms = [...new Set(named.map(({ form }) => form))].filter((form) => Object.hasOwn(answers, form));
  const { data: served = NO_FORMS } = useQuery({
    queryKey: ['named-answers', forms],
    queryFn: () => Promise.all(forms.map((form) => queries.ensureQueryData(formQuery(call, form)))),
    // Loaded once: changes are handled where the form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const answered = useMemo(
    () => served.map((form) => ({ form, values: answers[form.form_type] ?? {} })),
    [served, answers],
  );
  const inWords = useAnswerLines(answered);
  const lines = new Map(
    served.flatMap(({ form_type }, index) =>
      (inWords[index] ?? []).map((line) => [`${form_type} ${line.id}`, line] as const),
    ),
  );
  return ({ form, field }) => {
    const line = lines.get(`${form} ${field}`);
    return line && line.text.length > 0 ? line : undefined;
  };
}
