import type { BlockOf } from '#engine/configuration/blocks/registry.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Tile } from '#src/ui/art/quilt.tsx';
import { hasTiles } from '#src/ui/art/vocabulary.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { textKey } from '../text-key.ts';

/** Notes in the margin: what is asked for most, and who answers. */
export function HelpMargin({ notes }: { readonly notes: NonNullable<BlockOf<'help'>['notes']> }) {
  const text = useText();
  const { theme_type } = useEvent().theme;
  return (
    <aside className="help-margin">
      {notes.map(({ title, text: words, tile, action }) => (
        <div key={textKey(title)}>
          {tile && hasTiles(theme_type) && <Tile name={tile} />}
          <b>{text(title)}</b>
          {words && <p>{text(words)}</p>}
          {action && <ActionLink action={action} className="help-action" />}
        </div>
      ))}
    </aside>
  );
}
