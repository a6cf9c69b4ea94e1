/**
 * How a customer pays and how processor and customer behave; all but the first pay by card. `replayed`: a nonce that
 * paid for another order.
 */
export type Way =
  | 'cash'
  | 'approved'
  | 'declined'
  | 'timeout_after_charging'
  | 'replayed'
  | 'step_confirmed'
  | 'step_refused'
  | 'step_left'
  | 'step_torn'
  | WalletWay

/** Wallet: the payment is opened, confirmed at the bank, and the order placed with it. */
export type WalletWay =
  | 'wallet_paid'
  | 'wallet_unheard'
  | 'wallet_gone'
  | 'wallet_left'
  | 'wallet_refused'
  | 'wallet_twice'
  /** Placed with another tip than confirmed. */
  | 'wallet_changed'
  | 'wallet_short'
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
