/** What is said of a line that cannot be ordered: in the cart, on the name screen and at the checkout alike. */
export const lineWords = {
  lineWhy: {
    SoldOut: 'Sold out',
    NotServed: 'Not on this menu',
    NotAsChosen: 'The kitchen cannot make this as chosen.',
  },
  itemUnavailable: 'Item Unavailable',
  takeOut: ({ names }: { readonly names: string }) => `Remove ${names}`,
}
