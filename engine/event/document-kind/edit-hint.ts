/** How a property is edited, if its type does not say. */
export interface EditHint {
  /** The control. */
  readonly widget?:
    | 'colour'
    | 'condition'
    | 'date'
    | 'money'
    | 'options'
    | 'picture'
    | 'prices'
    | 'questions'
    | 'reference'
    | 'required'
    | 'rich_text'
    | 'sections'
    | 'textarea'
    | 'time'
    | 'time_zone';
  /** What a reference names: a kind of document, or a property such as `event.tracks`. */
  readonly names?: string;
  /** The group among its neighbours. */
  readonly group?: 'identity' | 'words' | 'answer' | 'looks' | 'limits' | 'conditions' | 'money';
  /** Hidden until asked for. */
  readonly advanced?: true;
}

/** Hints by the place of a property, such as `event.timezone`. */
export type EditHints = Readonly<Record<string, EditHint>>;

export const colour: EditHint = { widget: 'colour', group: 'looks' };
export const money: EditHint = { widget: 'money', group: 'money' };
export const richText: EditHint = { widget: 'rich_text' };
export const longText: EditHint = { widget: 'textarea' };
export const condition: EditHint = { widget: 'condition', group: 'conditions' };
export const picture: EditHint = { widget: 'picture', group: 'looks' };
export const limit: EditHint = { group: 'limits' };
export const words: EditHint = { group: 'words' };
export const answer: EditHint = { group: 'answer' };
/** The sections of a form, and the questions of a section or a group. */
export const sections: EditHint = { widget: 'sections' };
export const questions: EditHint = { widget: 'questions', group: 'answer' };
/** Prices, of which the order and the dates decide which is asked. */
export const prices: EditHint = { widget: 'prices', group: 'money' };
export const advanced: EditHint = { advanced: true };
/** A reference to documents of a kind, or to entries of a document. */
export const to = (names: string): EditHint => ({ widget: 'reference', names });
