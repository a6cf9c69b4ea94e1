/** A charge has one name, from the first time it is spoken of to the receipt; a receipt by mail says the same. */
export const deliveryFee = 'Delivery fee'
export const serviceFee = 'Service fees'
export const tax = 'Tax'
export const feesLater = 'Fees and tax'
