/** The words for a line that cannot be ordered, the same on every screen. */
export const lineWords = {
  lineWhy: {
    SoldOut: 'Sold out',
    NotServed: 'Not on this menu',
    NotAsChosen: 'The kitchen cannot make this as chosen.',
  },
  itemUnavailable: 'Item Unavailable',
  takeOut: ({ names }: { readonly names: string }) => `Remove ${names}`,
}
