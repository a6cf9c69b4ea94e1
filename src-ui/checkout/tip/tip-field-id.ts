/** Of the field for an own amount, which a question about the tip leads back to. */
export const tipFieldId = 'tip-amount'
