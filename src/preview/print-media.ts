/** The media queries as they were written, of the rules and sheets that are shown as on paper. */
type Written = Map<MediaList, string>;

const isPrint = (text: string) => /\bprint\b/.test(text) && !/\bnot\s+print\b/.test(text);
const isOfScreen = (text: string) => /\bscreen\b/.test(text) || /\bnot\s+print\b/.test(text);

/** Shows a page as it is printed, or as on a screen again; sheets that are added meanwhile are followed. */
export class PrintMedia {
  readonly #written: Written = new Map();
  readonly #added = new MutationObserver(() => this.#apply());

  turn(on: boolean): void {
    if (on) {
      this.#added.observe(document.head, { childList: true });
      addEventListener('load', this.#apply, { capture: true });
      this.#apply();
      return;
    }
    this.#added.disconnect();
    removeEventListener('load', this.#apply, { capture: true });
    for (const [media, text] of this.#written) media.mediaText = text;
    this.#written.clear();
  }

  #apply = (): void => {
    for (const sheet of document.styleSheets) {
      this.#put(sheet.media);
      this.#applyTo(rulesOf(sheet));
    }
  };

  #applyTo(rules: Iterable<CSSRule>): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) this.#put(rule.media);
      if ('cssRules' in rule) this.#applyTo(rule.cssRules as CSSRuleList);
    }
  }

  #put(media: MediaList): void {
    const text = media.mediaText;
    if (this.#written.has(media)) return;
    if (isPrint(text)) media.mediaText = text.replaceAll(/\b(?:only\s+)?print\b/g, 'all');
    else if (isOfScreen(text)) media.mediaText = 'not all';
    else return;
    this.#written.set(media, text);
  }
}

/** The rules of a sheet; none of one that is another site's. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
