/** Focus target. */
export const tipFieldId = 'tip-amount'
