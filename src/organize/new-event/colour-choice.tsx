import { useId } from 'react';
import { themeOf } from '#engine/event/documents/event/palette.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { tokenColour } from '#engine/event/documents/event/theme-tokens.ts';
import { contrastRatio, hexOf, parseColour } from '#engine/form/format/colour.ts';
import { RadioChoice } from '../shell/radio-choice.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type ColourChoiceProps = {
  readonly theme: EventDocument['theme'];
  /** `#rrggbb`; absent keeps the theme's. */
  readonly value: string | undefined;
  readonly onChange: (colour: string | undefined) => void;
};

/** The colours of the theme as they are, or made from one, with the contrast of its texts. */
export function ColourChoice({ theme, value, onChange }: ColourChoiceProps) {
  const t = useDeskTexts();
  const id = useId();
  const made = (value !== undefined && themeOf(theme, value)) || theme;
  const { theme_system: system } = made;
  const main = parseColour(system.accent);
  const hex = main ? hexOf(main) : '#000000';
  const wanted = value === undefined ? undefined : parseColour(value);
  const isDarkened = main !== undefined && wanted !== undefined && wanted.l - main.l > 0.01;
  return (
    <div className="dk-colours">
      <RadioChoice
        legend={t('new_event.colours')}
        values={['as_source', 'from_colour'] as const}
        value={value === undefined ? 'as_source' : 'from_colour'}
        labelOf={(each) => t(`new_event.${each}`)}
        onChange={(each) => onChange(each === 'as_source' ? undefined : hex)}
      />
      {value !== undefined && (
        <p className="dk-colour-field">
          <label htmlFor={id}>{t('new_event.colour')}</label>
          <input id={id} type="color" value={value} onChange={({ target }) => onChange(target.value)} />
          <code>{value}</code>
        </p>
      )}
      <ul className="dk-swatches">
        {(
          [
            ['text', 'ink', 'surface'],
            ['button', 'accent-ink', 'accent'],
            ['tint', 'ink', 'accent-soft'],
          ] as const
        ).map(([name, front, back]) => {
          const colours = [tokenColour(front, system, 'light'), tokenColour(back, system, 'light')] as const;
          const [text, ground] = colours;
          if (!text || !ground) return null;
          return (
            <li key={name} style={{ color: hexOf(text), backgroundColor: hexOf(ground) }}>
              <span>{t(`new_event.swatch.${name}`)}</span>
              <span>{(Math.floor(contrastRatio(text, ground) * 10) / 10).toFixed(1)}</span>
            </li>
          );
        })}
      </ul>
      {isDarkened && (
        <p className="dk-soft" role="status">
          {t('new_event.darkened')}
        </p>
      )}
    </div>
  );
}
