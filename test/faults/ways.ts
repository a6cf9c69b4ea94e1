/**
 * How a customer pays: by card except for the first, and how processor and customer behave. `replayed`: with a nonce
 * that paid for another order.
 */
export type Way =
  | 'cash'
  | 'approved'
  | 'declined'
  | 'timeout_after_charging'
  | 'replayed'
  | 'step_confirmed'
  | 'step_refused'
  /** Left at the bank. */
  | 'step_left'
  /** Confirmed in one tab and given up in the other at once. */
  | 'step_torn'
  | WalletWay

/** With a wallet: the payment is opened, confirmed at the bank, and the order placed with it. */
export type WalletWay =
  | 'wallet_paid'
  /** Confirmed and placed, with the response lost. */
  | 'wallet_unheard'
  /** Confirmed, and the browser gone: the server finds out by itself. */
  | 'wallet_gone'
  /** The sheet was opened and abandoned. */
  | 'wallet_left'
  | 'wallet_refused'
  /** Confirmed twice and placed twice at once. */
  | 'wallet_twice'
  /** Confirmed, and placed with another tip than displayed. */
  | 'wallet_changed'
  /** The processor charges another amount. */
  | 'wallet_short'
  /** Confirmed, and paid by card in another tab at once. */
  | 'wallet_torn'

export type Ways = readonly [Way, ...Way[]]

export const plainWays: Ways = ['approved', 'approved', 'approved', 'timeout_after_charging', 'declined', 'cash']

export const walletWays: Ways = [
  'wallet_paid',
  'wallet_unheard',
  'wallet_gone',
  'wallet_left',
  'wallet_refused',
  'wallet_twice',
  'wallet_changed',
  'wallet_short',
  'wallet_torn',
]

/** A quarter of the customers has a bank step, and more than a third a wallet. */
export const everyWay: Ways = [
  ...plainWays,
  'approved',
  'replayed',
  'step_confirmed',
  'step_confirmed',
  'step_confirmed',
  'step_refused',
  'step_left',
  'step_torn',
  ...walletWays,
]

export function asksForStep(way: Way): boolean {
  return way.startsWith('step_')
}

export function isWallet(way: Way): way is WalletWay {
  return way.startsWith('wallet_')
}
