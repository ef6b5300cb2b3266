/** Words of what is typed in a way of its own: markup, colours, conditions, texts in each language. */
export const entries = {
  sameInAll: 'The same in every language',
  asJson: 'Written as JSON',
  notJson: 'This is not JSON yet, and is not taken over: {reason}',
  pickColour: 'Pick {name}',
  writing: 'Formatting',
  bold: 'Bold',
  italic: 'Italics',
  heading: 'Heading',
  bullets: 'List',
  link: 'Link',
  seen: 'As it is shown',
};
