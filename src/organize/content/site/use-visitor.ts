import { useState } from 'react';
import type { PreviewEntry, PreviewedAs } from '#engine/contract/previews.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { visitorHash } from '#src/preview/visitor-hash.ts';
import type { Shown } from './use-shown.ts';

interface Opened {
  readonly url: string;
  readonly visitor?: PreviewEntry;
}

/** As whom the preview is shown, at first as a link names it. */
export function useVisitor(params: URLSearchParams) {
  const [visitor, setVisitor] = useState<PreviewedAs | undefined>(() => visitorOf(params));
  const [isChosen, setChosen] = useState(visitor !== undefined);
  return {
    visitor,
    choose(chosen: PreviewedAs | undefined) {
      setVisitor(chosen);
      setChosen(true);
    },
    /** The address to show: a visitor's first step, or the page that is shown. */
    addressIn(shown: Shown, { url, visitor: entry }: Opened): string {
      const address = shown.addressIn(url);
      if (!isChosen) return address;
      const shownAddress = new URL(address);
      if (entry) {
        const step = new URL(withLocale(entry.page, shown.language), url);
        shownAddress.pathname = step.pathname;
        for (const [name, value] of step.searchParams) shownAddress.searchParams.set(name, value);
      }
      shownAddress.hash = visitorHash(entry);
      return shownAddress.href;
    },
  };
}

/** Reads the address that `sitePathAs` makes. */
function visitorOf(params: URLSearchParams): PreviewedAs | undefined {
  const [flow, walk, choices, step] = ['as', 'walk', 'choices', 'step'].map((name) => params.get(name));
  if (!flow) return undefined;
  if (choices) return { flow, choices, step: Number(step) };
  return walk ? { flow, walk: Number(walk) } : undefined;
}
