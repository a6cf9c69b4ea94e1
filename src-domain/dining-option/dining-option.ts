/** How the food reaches the customer; the word on the wire too (CART-23). `kiosk` is dine-in at a table. */
export const diningOptions = ['pickup', 'delivery', 'kiosk'] as const
export type DiningOption = (typeof diningOptions)[number]

export type PerDiningOption<A> = Readonly<Record<DiningOption, A>>

export function isDiningOption(word: string): word is DiningOption {
  return diningOptions.some((one) => one === word)
}
