import type { AboutPreview } from '#engine/contract/previews.ts';
import { setClockAhead } from '#engine/form/format/clock-ahead.ts';
import { becomeVisitor } from './become.ts';
import { type FromPreviewPage, isPreviewMessage } from './messages.ts';
import { Picker } from './picker.ts';
import { PrintMedia } from './print-media.ts';

// Runs first in every page of a preview, before the site's own script.
const about: AboutPreview = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="preview"]')?.content ?? '{"ancestors":[],"ahead":0}',
);
setClockAhead(about.ahead);
becomeVisitor();
if (window.parent !== window) followDesk(about.ancestors);

/** Tells the desk around this page which page it is, and which place was picked. */
function followDesk(ancestors: readonly string[]): void {
  const tell = (message: FromPreviewPage) => {
    for (const origin of ancestors) window.parent.postMessage(message, origin);
  };
  const picker = new Picker({
    picked: (texts) => tell({ preview: 'picked', texts }),
    stopped: () => tell({ preview: 'stopped' }),
  });
  const paper = new PrintMedia();
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== window.parent || !ancestors.includes(origin) || !isPreviewMessage(data)) return;
    if (data.preview === 'pick') picker.turn(data.on);
    if (data.preview === 'paper') paper.turn(data.on);
  });
  let told = '';
  const tellPage = () => {
    const { pathname, search, hash } = location;
    const message = { preview: 'page', path: pathname + search + hash, title: document.title } as const;
    const said = JSON.stringify(message);
    if (said !== told) tell(message);
    told = said;
  };
  // A page of the site that is opened without a load changes its title.
  addEventListener('DOMContentLoaded', () => {
    tellPage();
    new MutationObserver(tellPage).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  addEventListener('popstate', () => setTimeout(tellPage));
}
