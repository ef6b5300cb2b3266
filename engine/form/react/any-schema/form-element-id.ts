/** The DOM id of the form element, which controls and buttons name by `form`; a form that is one control has its own id for that. */
export const formElementId = (formId: string) => `${formId}__form`;
