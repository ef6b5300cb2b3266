import { useListOptions } from '../registration/use-list-options.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { headingOf } from './list-columns.tsx';

/** Says a filter by an answer in words: the question, and what was answered. */
export function useAnswerWords() {
  const t = useDeskTexts();
  const questions = useListOptions().data?.questions ?? [];
  return (answer: string): { label: string; value: string } => {
    const [id = '', ...rest] = answer.split('=');
    const value = rest.join('=');
    const option = questions
      .find((question) => question.id === id)
      ?.options?.find((each) => each.id === value)?.label;
    const words =
      rest.length === 0
        ? t('filters.answered')
        : value === ''
          ? t('filters.unanswered')
          : (option ?? t('filters.contains', { text: value }));
    return { label: headingOf(id, questions), value: words };
  };
}
