/**
 * Staged in the transaction of the row they concern; run at least once.
 * - kitchen: hand over an order drafted before ADR 43, or mark its slip as cancelled.
 * - email-notice: notify of a changed email, password or phone.
 * - order-message: mail what staff wrote to a customer.
 * - gift-card-mail: send an issued card to its recipient.
 * - kitchen-webhook: post the order to the restaurant's own system.
 * - promise-mail: tell the customer of a new promised time.
 * - acceptance-reminder: remind a location of an order that its staff accept by hand.
 * - acceptance-cancel: cancel an order that was not accepted in time.
 * - cancel: void an authorisation without an order.
 */
export type JobKind = (typeof jobKinds)[number]

export const jobKinds = [
  'kitchen',
  'receipt',
  'refund-mail',
  'order-message',
  'promise-mail',
  'acceptance-reminder',
  'acceptance-cancel',
  'pin-mail',
  'pin-text',
  'email-notice',
  'gift-card-mail',
  'kitchen-mail',
  'kitchen-webhook',
  'capture',
  'cancel',
  'refund',
  'forget-card',
  'forget-customer',
] as const
