/** Both spellings of the supported wallets. */
export const wallets = [
  { type: 'apple_pay', option: 'applePay', label: 'Apple Pay' },
  { type: 'google_pay', option: 'googlePay', label: 'Google Pay' },
  { type: 'link', option: 'link', label: 'Link' },
] as const

export function walletOf(type: unknown) {
  return wallets.find((wallet) => wallet.type === type)
}
