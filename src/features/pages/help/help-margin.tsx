import type { BlockOf } from '#engine/configuration/blocks/registry.ts';
import { useLook } from '#src/api/use-look.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { textKey } from '../text-key.ts';
import { WhoAnswers } from './who-answers.tsx';

/** Notes in the margin: frequent questions, and who answers. */
export function HelpMargin({ notes }: { readonly notes: NonNullable<BlockOf<'help'>['notes']> }) {
  const text = useText();
  const { hasTiles } = useLook();
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
