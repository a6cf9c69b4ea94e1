/**
 * Work that follows an order, staged in the transaction of the row it speaks of and done at least once.
 * kitchen: hand the order to the kitchen. receipt: mail the receipt. capture: take the authorised money.
 * cancel: let go of an authorisation that no order came of.
 */
export type JobKind = 'kitchen' | 'receipt' | 'capture' | 'cancel'
