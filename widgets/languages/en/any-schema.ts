/** Words of forms that are drawn from a schema of somebody else. */
export const anySchema = {
  add: 'Add',
  addTo: 'Add to {list}',
  copyItem: 'Copy {item}',
  entryName: 'Name of {name}',
  whichOf: 'Which of these',
  openNamed: 'Open {name}',
  notDrawn: 'This part cannot be drawn: {reason}',
  yes: 'Yes',
  no: 'No',
  choice: 'Choice {n}',
  choiceOf: '{title}, choice {n}',
  newValue: 'New Value',
  submit: 'Submit',
};
