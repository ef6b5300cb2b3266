import { useId } from 'react';
import type { EventSource } from '#engine/contract/new-event.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type SourceChoiceProps = {
  readonly sources: readonly EventSource[];
  /** The place of the chosen one. */
  readonly at: number;
  readonly onChange: (at: number) => void;
};

/** The templates and a copy of this event, one of which is chosen. */
export function SourceChoice({ sources, at, onChange }: SourceChoiceProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className="dk-sources">
      <legend>{t('new_event.source')}</legend>
      {sources.map((source, index) => {
        const called = resolveText(source.name, locale);
        const isCopy = source.template === undefined;
        return (
          <label key={source.template ?? ''}>
            <input type="radio" name={name} checked={index === at} onChange={() => onChange(index)} />
            <span>
              <b>{isCopy ? t('new_event.copy', { event: called }) : called}</b>
              <small>{isCopy ? t('new_event.copy_text') : resolveText(source.description, locale)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
