import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { useThemeParts } from '#src/ui/use-theme-parts.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { textKey } from '../text-key.ts';
import './call-to-action-block.css';

export function CallToActionBlock({ block }: BlockProps<'call_to_action'>) {
  const text = useText();
  const tiles = useThemeParts().hasTiles ? block.tiles : undefined;
  return (
    <section className="section cta-section">
      <div className="wrap">
        <div className={classNames('cta', tiles && 'cta-art')}>
          <div className="cta-words">
            <h2>{text(block.title)}</h2>
            {block.text && <p className="lead">{text(block.text)}</p>}
            <div className="actions">
              {block.actions.map((action, index) => (
                <ActionLink
                  key={textKey(action.label)}
                  action={action}
                  className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
                />
              ))}
            </div>
          </div>
          {tiles && <Quilt rows={rowsOf(tiles)} />}
        </div>
      </div>
    </section>
  );
}

/** Tiles in a block that is near to a square. */
function rowsOf<Tile>(tiles: readonly Tile[]): Tile[][] {
  const width = tiles.length > 3 ? Math.ceil(tiles.length / 2) : tiles.length;
  const first = tiles.slice(0, width);
  const second = tiles.slice(width, width * 2);
  return second.length === width ? [first, second] : [first];
}
