/** Order type, as on the wire (CART-23). `kiosk` is dine-in at a table. */
export const diningOptions = ['pickup', 'delivery', 'kiosk'] as const
export type DiningOption = (typeof diningOptions)[number]

export type PerDiningOption<A> = Readonly<Record<DiningOption, A>>

export function byDiningOption<A>(of: (option: DiningOption) => A): PerDiningOption<A> {
  return { pickup: of('pickup'), delivery: of('delivery'), kiosk: of('kiosk') }
}

export function isDiningOption(word: string): word is DiningOption {
  return diningOptions.some((one) => one === word)
}
