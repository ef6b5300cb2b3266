import { useText } from '#src/lib/i18n/use-text.ts';
import { Prose } from '../parts/prose.tsx';
import type { HelpGroup } from './find-answers.ts';

/** A question with its answer; it leads to its own address, to be sent on. */
export function AnswerEntry({ entry }: { readonly entry: HelpGroup['answers'][number] }) {
  const { code, question, answer } = entry;
  const text = useText();
  return (
    <article id={code} className="help-answer">
      <h3>
        <a href={`#${code}`}>{text(question)}</a>
      </h3>
      <Prose html={text(answer)} />
    </article>
  );
}
