import type { CSSProperties } from 'react';
import type { LogoGroup } from '#engine/contract/site.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Logo } from './logo.tsx';

/** The size of logos by the rank of their group: the first is the largest. */
const SIZES = [1.5, 1.25, 1.0625] as const;

/** Logos by level, the first in the largest size. */
export function LogoGroups({ groups }: { groups: readonly LogoGroup[] }) {
  const text = useText();
  return (
    <dl className="sponsors logo-groups">
      {groups.map(({ code, name, logos }, rank) => (
        <div key={code} style={{ '--logo': `${SIZES[rank] ?? SIZES.at(-1)}rem` } as CSSProperties}>
          <dt>{text(name)}</dt>
          <dd>
            {logos.map((logo) => (
              <Logo key={logo.code} name={logo.name} logo={logo.logo} link={logo.link} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
