/** Which of Stripe's public test cards is typed; a recording has no number of any. */
export const TEST_CARDS = ['good', 'declined', 'challenged'] as const;
export type TestCardName = (typeof TEST_CARDS)[number];

/** What others do meanwhile, of which a visitor sees what comes of it. */
export const MEANWHILE = ['paid', 'place-offered', 'member-ready'] as const;
export type Meanwhile = (typeof MEANWHILE)[number];

/** The parts of a page that its buttons are counted in. */
export type Landmark = 'main' | 'banner' | 'contentinfo' | 'navigation' | 'dialog';

interface Within {
  /** The accessible name of the group, region or row that it stands in. */
  readonly in?: string;
  /** Which of several that are named alike, from 0; the first where it is not said. */
  readonly nth?: number;
}

/** Something that a visitor does, by what they see: names, labels and words, nothing of the markup. */
export type SessionStep =
  | { readonly do: 'open'; readonly path: string }
  | ({
      readonly do: 'press';
      readonly name: string;
      readonly role?: 'button' | 'link' | 'tab' | 'option';
      /** The event that it sends to a statechart. */
      readonly sends?: string;
      /** Which of its role it is in a landmark of the page, from 0. */
      readonly place?: { readonly landmark: Landmark; readonly at: number };
    } & Within)
  | ({ readonly do: 'fill'; readonly label: string; readonly text: string } & Within)
  | ({
      readonly do: 'check';
      readonly name: string;
      readonly role: 'radio' | 'checkbox';
      /** The tick is taken away. */
      readonly off?: true;
    } & Within)
  | ({ readonly do: 'choose'; readonly label: string; readonly option: string } & Within)
  | { readonly do: 'card'; readonly card: TestCardName }
  /**
   * Done by others while a session is recorded, once words are there; a recording has what comes of it. What it gives
   * to the visitor, such as the code in a mail, stands in later texts as `{code}`.
   */
  | { readonly do: 'meanwhile'; readonly what: Meanwhile; readonly once?: string }
  /** Waits until words are there. */
  | ({ readonly do: 'see'; readonly text: string; readonly role?: 'heading' | 'status' } & Within);
