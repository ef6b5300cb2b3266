import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { CardHeading } from '../parts/card-heading.tsx';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './cards-block.css';

/** Things of one kind beside each other. */
export function CardsBlock({ block, sunken }: BlockProps<'cards'>) {
  const text = useText();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <ul className="cards">
        {block.cards.map((card) => (
          <li className="card" key={textKey(card.title)}>
            <Picture picture={card.picture} alt={card.picture_alt} />
            <div className="card-body">
              <CardHeading>{text(card.title)}</CardHeading>
              {card.text && <p className="soft">{text(card.text)}</p>}
              {card.action && <ActionLink action={card.action} className="link" />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
