import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { textKey } from '../text-key.ts';
import { WhoAnswers } from './who-answers.tsx';

/** Notes in the margin: frequent questions, and who answers. */
export function HelpMargin({ notes }: { readonly notes: NonNullable<BlockOf<'help'>['notes']> }) {
  const text = useText();
  const { hasTiles } = useThemeParts();
  return (
    <aside className="help-margin">
      {notes.map(({ title, text: words, tile, person, action }) => (
        <div key={textKey(title)} className={classNames(person && 'help-person')}>
          {person && <WhoAnswers person={person} />}
          <div>
            {tile && hasTiles && <Tile name={tile} />}
            <b>{text(title)}</b>
            {words && <p>{text(words)}</p>}
            {action && <ActionLink action={action} className="help-action" />}
          </div>
        </div>
      ))}
    </aside>
  );
}
