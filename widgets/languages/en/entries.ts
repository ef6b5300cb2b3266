/** Texts of the inputs for markup, colours, conditions and localised texts. */
export const entries = {
  sameInAll: 'Same in every language',
  missing: 'Missing',
  asJson: 'As JSON',
  notJson: 'This is not valid JSON yet, so it is not saved: {reason}',
  pickColour: 'Choose {name}',
  writing: 'Formatting',
  bold: 'Bold',
  italic: 'Italics',
  heading: 'Heading',
  bullets: 'List',
  link: 'Link',
  seen: 'Preview',
} as const;
