import type { AnsweredForm } from '#engine/contract/desk.ts';

/** The answers to a form, question by question. */
export function AnswerFacts({ lines }: Pick<AnsweredForm, 'lines'>) {
  return (
    <dl className="dk-facts">
      {lines.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {text.map((each) => (
              <p key={each}>{each}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
