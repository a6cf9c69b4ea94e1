/**
 * Background jobs, staged in the transaction of the row they concern and run at least once.
 * - kitchen: hand over an order drafted before ADR 43, or mark its slip as cancelled.
 * - receipt: mail the receipt.
 * - refund-mail: mail the refund.
 * - pin-mail, pin-text: generate a requested PIN and send it.
 * - email-notice: notify a patron that the email, password or phone was changed.
 * - kitchen-mail: mail the slip to the restaurant.
 * - kitchen-webhook: post the order to the restaurant's own system.
 * - capture: capture the authorised amount.
 * - cancel: void an authorisation without an order.
 * - refund: refund a payment.
 * - forget-card: delete a removed card at the processor.
 * - forget-customer: delete the customer at the processor.
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
