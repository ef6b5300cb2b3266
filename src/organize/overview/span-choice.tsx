import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { SPANS, type Span } from './day-bins.ts';

type SpanChoiceProps = {
  readonly value: Span;
  readonly onChange: (span: Span) => void;
  readonly label: string;
};

/** Whether a bar is a day or a week, or all are added up. */
export function SpanChoice({ value, onChange, label }: SpanChoiceProps) {
  const t = useDeskTexts();
  return (
    <fieldset className="dk-segments">
      <legend className="dk-hidden">{label}</legend>
      {SPANS.map((span) => (
        <button key={span} type="button" aria-pressed={span === value} onClick={() => onChange(span)}>
          {t(`overview.spans.${span}`)}
        </button>
      ))}
    </fieldset>
  );
}
