/** Id of the field, which can take the focus. */
export const tipFieldId = 'tip-amount'
