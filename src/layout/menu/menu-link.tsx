import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { usePublicLink } from '#src/api/use-public-link.ts';
import type { Destination } from '#src/lib/navigation/destination-of.ts';
import type { SiteLinks } from '../site-links.ts';
import { forgetTrack, useTrackChoice } from './use-track-choice.ts';

export type MenuLinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'tabIndex' | 'onFocus'> & {
  destination: Destination;
  links: SiteLinks;
  /** After a choice in this window or another one; the menu closes. */
  onChoose: () => void;
  children: ReactNode;
};

/** Pressed with a key that opens another tab or window: then nothing is chosen here. */
const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey;

/** A link of the menu, by its destination (spec §2 "Menu"). */
export function MenuLink({ destination, links, onChoose, ...anchor }: MenuLinkProps) {
  const toPage = usePublicLink();
  const chooseTrack = useTrackChoice();

  function choose(press: MouseEvent) {
    if (isForAnotherTab(press)) return;
    if (destination.forgetsTrack) forgetTrack();
    onChoose();
  }

  switch (destination.kind) {
    case 'page':
      return <NavLink {...anchor} to={toPage(destination.path)} end caseSensitive onClick={choose} />;
    case 'manage':
      return <NavLink {...anchor} to={links.manage} end caseSensitive onClick={choose} />;
    case 'address': {
      const tab = destination.newTab ? { target: '_blank', rel: 'noopener' } : {};
      return <a {...anchor} href={destination.href} {...tab} onClick={choose} />;
    }
    case 'track': {
      const { seo } = destination;
      const start = `${links.start}?track=${encodeURIComponent(seo)}`;
      return (
        <Link
          {...anchor}
          to={start}
          onClick={(press) => {
            if (isForAnotherTab(press)) return;
            press.preventDefault();
            onChoose();
            void chooseTrack(seo, start);
          }}
        />
      );
    }
  }
}
