import { useState } from 'react';
import type { PreviewEntry, PreviewedAs } from '#engine/contract/previews.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { visitorHash } from '#src/preview/visitor-hash.ts';
import type { Shown } from './use-shown.ts';

interface Opened {
  readonly url: string;
  readonly visitor?: PreviewEntry;
}

/** As whom the preview is shown, at first a walk as a link names it: its flow and its place, such as `registration.3`. */
export function useVisitor(linked: string | null) {
  const [visitor, setVisitor] = useState<PreviewedAs | undefined>(() => walkOf(linked));
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
      const { pathname, search } = new URL(address);
      const page = entry ? withLocale(entry.page, shown.language) : pathname;
      return new URL(page + search + visitorHash(entry), url).href;
    },
  };
}

function walkOf(linked: string | null): PreviewedAs | undefined {
  const [, flow, walk] = /^([\w-]+)\.(\d+)$/.exec(linked ?? '') ?? [];
  return flow === undefined ? undefined : { flow, walk: Number(walk) };
}
