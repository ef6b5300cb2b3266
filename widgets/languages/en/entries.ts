/** Words of what is typed in a way of its own: markup, colours, conditions, texts in each language. */
export const entries = {
  sameInAll: 'Same in every language',
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
