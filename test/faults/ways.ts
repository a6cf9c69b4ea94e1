/**
 * How a customer pays; all but the first by card, and what the processor or the customer at the bank then does. `replayed`:
 * with a nonce that paid for somebody else's order.
 */
export type Way =
  | 'cash'
  | 'approved'
  | 'declined'
  | 'timeout_after_charging'
  | 'replayed'
  | 'step_confirmed'
  | 'step_refused'
  /** Asked to confirm, and never seen again. */
  | 'step_left'
  /** Confirmed in one tab and given up in the other, at the same moment. */
  | 'step_torn'
  | WalletWay

/** How a customer's wallet goes: a payment is opened, confirmed at the bank, and the order placed with its name. */
export type WalletWay =
  | 'wallet_paid'
  /** Confirmed and placed, and the answer never heard. */
  | 'wallet_unheard'
  /** Confirmed, and the browser never seen again: the server finds out by itself. */
  | 'wallet_gone'
  /** The sheet was opened, and nobody ever said a word. */
  | 'wallet_left'
  | 'wallet_refused'
  /** Confirmed twice and placed twice, at the same moment. */
  | 'wallet_twice'
  /** Confirmed, and placed with another tip than the sheet showed. */
  | 'wallet_changed'
  /** The processor takes another amount than it was asked for. */
  | 'wallet_short'
  /** Confirmed, and paid by card in another tab at the same moment. */
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

/** A quarter of the customers is asked by a bank, and more than a third has a wallet. */
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
