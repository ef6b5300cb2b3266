import type { OFFER_MARKS } from '#engine/event/documents/offers/views.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { say } from './choice-messages.ts';
import type { Choosing } from './choosing.ts';

export type Mark = (typeof OFFER_MARKS)[number];

/** What of a plan is shown: one group of all, and what has each of these. */
export interface Shown {
  readonly group: string | undefined;
  readonly marks: ReadonlySet<Mark>;
}

interface PlanFilterProps {
  readonly choosing: Pick<Choosing, 'all' | 'locale'>;
  readonly marks: readonly Mark[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Shows one size, or only what has power: of the list what is left out goes, on the plan it pales. */
export function PlanFilter({ choosing: { all, locale }, marks, shown, onShow }: PlanFilterProps) {
  const toggled = (mark: Mark): ReadonlySet<Mark> => {
    const next = new Set(shown.marks);
    if (!next.delete(mark)) next.add(mark);
    return next;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that is seen
    <div className="choice-filter" role="group" aria-label={say('filters', locale)}>
      {[{ code: undefined, name: say('all', locale) }, ...all.groups].map(({ code, name }) => (
        <button
          key={code ?? ''}
          type="button"
          className="choice-chip"
          aria-pressed={shown.group === code}
          onClick={() => onShow({ ...shown, group: code })}
        >
          {resolveText(name, locale)}
        </button>
      ))}
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          className="choice-chip"
          aria-pressed={shown.marks.has(mark)}
          onClick={() => onShow({ ...shown, marks: toggled(mark) })}
        >
          {say(mark, locale)}
        </button>
      ))}
    </div>
  );
}
