/** Which of Stripe's public test cards is typed; a recording has no number of any. */
export const TEST_CARDS = ['good', 'declined', 'challenged'] as const;
export type TestCardName = (typeof TEST_CARDS)[number];

/** Actions of others, whose effects the visitor sees. */
export const MEANWHILE = ['paid', 'place-offered', 'member-ready'] as const;
export type Meanwhile = (typeof MEANWHILE)[number];

/** The parts of a page that its buttons are counted in. */
export type Landmark = 'main' | 'banner' | 'contentinfo' | 'navigation' | 'dialog';

interface Within {
  /** The accessible name of its group, region or row. */
  readonly in?: string;
  /** The index among elements with the same name; 0 by default. */
  readonly nth?: number;
}

/** A visitor's action in terms of what they see: names, labels and texts, not markup. */
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
      /** Unchecks the box. */
      readonly off?: true;
    } & Within)
  | ({ readonly do: 'choose'; readonly label: string; readonly option: string } & Within)
  | { readonly do: 'card'; readonly card: TestCardName }
  /**
   * Performed by others during recording, once a text is visible; the recording contains the effects. Values given to
   * the visitor, such as an emailed code, appear in later texts as `{code}`.
   */
  | { readonly do: 'meanwhile'; readonly what: Meanwhile; readonly once?: string }
  /** Waits until words are there. */
  | ({ readonly do: 'see'; readonly text: string; readonly role?: 'heading' | 'status' } & Within);
