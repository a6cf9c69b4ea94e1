export const lineWords = {
  lineWhy: {
    SoldOut: 'Sold out',
    NotServed: 'Not available on this menu',
    NotAsChosen: 'We can’t make this with those choices.',
  },
  itemUnavailable: 'Item Unavailable',
  takeOut: ({ names }: { readonly names: string }) => `Remove ${names}`,
}
