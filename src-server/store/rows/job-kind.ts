/**
 * Work that follows an order, staged in the transaction of the row it speaks of and done at least once.
 * kitchen: hand an order to the kitchen that was drafted by a version before ADR 43, or write on its slip that it was
 * called off. receipt: mail the receipt. refund-mail: mail what is given back.
 * pin-mail, pin-text: make a PIN that was asked for and send it. email-notice: tell a patron that the e-mail, the password or the phone was changed.
 * kitchen-mail: mail the slip to the restaurant. kitchen-webhook: post the order to the restaurant's own system. capture:
 * take the authorised money. cancel: let go of an authorisation that no order came of. refund: give money back.
 * forget-card: let the processor forget a card that its owner removed. forget-customer: let it forget whose cards they were.
 */
export type JobKind = (typeof jobKinds)[number]

export const jobKinds = [
  'kitchen',
  'receipt',
  'refund-mail',
  'pin-mail',
  'pin-text',
  'email-notice',
  'kitchen-mail',
  'kitchen-webhook',
  'capture',
  'cancel',
  'refund',
  'forget-card',
  'forget-customer',
] as const
