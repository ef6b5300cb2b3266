/** What can be wrong with forms, in English. */
export const en = {
  // Codes
  codeUsedAt: 'The code "{code}" is already used at {pointer}.',
  reservedCode: '"{code}" is reserved and cannot be a field code.',
  sectionCodeUsed: 'The code "{code}" is used by an earlier section.',
  optionUsed: 'The id "{id}" is used by an earlier option.',
  shapeCodeUsed: 'The code "{code}" is used by an earlier shape.',
  tagTaken: '"{tag}" is used as the tag. Choose another code, or another "tag".',
  reservedTag: '"{tag}" is reserved and cannot be a tag.',

  // Fields
  conditionBanned: 'A condition is part of a document and cannot be a visitor’s answer.',
  cardBanned: 'Answers are saved, and a card number must never be saved. The payment step asks for the card.',
  slowPattern: 'The pattern cannot run in linear time: {reason}.',
  re2: 'RE2 syntax',
  noCountry: 'No country has the code "{country}".',
  noChoices: 'The field has no choices. Add "options" or "options_from".',
  optionsOrList: '"options" or "options_from"',
  greaterThan: '"{low}" is greater than "{high}".',

  // Choices and defaults
  noneOpen: 'None of the options can be chosen: each has "enabled": "N".',
  requiredClosed: 'This required field cannot be answered.',
  tooFewOpen: 'At least {least} must be chosen, but only {open} can be.',
  impossibleDefault: 'The default {value} is not one of this field’s answers.',
  defaultOutside: 'The default is outside the limits of this field. Correct the default or the limit.',

  emptyList: 'The list "{list}" has no option, so nothing can be chosen.',
  latestBeforeEarliest: 'No value fits: "{low}" is later than "{high}".',
  noneBetween: 'No value fits: "{low}" is {least} and "{high}" is {most}.',

  // Conditions
  neverShown:
    'Nothing can meet this condition, so the field is never shown. Correct the condition or remove the field.',
  neverRequired: 'Nothing can meet this condition, so the field is never required. Correct or remove it.',
  neverChanged: 'Nothing can meet this condition, so the field can never be changed. Correct or remove it.',
  sectionNeverShown:
    'Nothing can meet this condition, so the section is never shown. Correct the condition or remove the section.',
  requiredNeverShown:
    'This required field can never be shown, so no one can answer it. Correct the conditions or remove the field.',
  groupNeverShown:
    'No field of this required group can ever be shown, so no one can answer it. Correct the conditions or remove the group.',
  neverShownInFlow:
    'No choices and answers that lead here meet this condition, so the field is never shown. Correct the condition or remove the field.',
  sectionNeverShownInFlow:
    'No choices and answers that lead here meet this condition, so the section is never shown. Correct the condition or remove the section.',
  alwaysShown:
    'This condition is always met, so the field is always shown. Correct the condition or remove it.',
  sectionAlwaysShown:
    'This condition is always met, so the section is always shown. Correct the condition or remove it.',
  alwaysRequired:
    'This condition is always met, so the field is always required. Correct it, or use "required" instead.',
  alwaysChanged:
    'This condition is always met, so the field can always be changed. Correct the condition or remove it.',
  circle: 'Conditions depend on each other in a circle: {circle}.',

  // Hours and timelines
  wholeDay: 'This is the same as "from", so the hours last until the next day.',
  noChoiceWithHours: 'No choice field in a row has the code "{code}" and options with hours.',
  noTimeField: 'No time field in a row has the code "{code}".',
} as const;
