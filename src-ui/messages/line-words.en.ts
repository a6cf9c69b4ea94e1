export const lineWords = {
  lineWhy: {
    SoldOut: 'Sold out',
    NotServed: 'Not available on this menu',
    NotDelivered: 'Not available for delivery',
    NotAsChosen: 'We can’t make this with those choices.',
    FewLeft: 'Fewer are left today. Please choose fewer.',
  },
  onlyLeft: ({ count }: { readonly count: number }) => `Only ${count} left`,
  lineFewLeft: ({ count }: { readonly count: number }) => `Only ${count} left today. Please choose fewer.`,
  itemUnavailable: 'Item Unavailable',
  takeOut: ({ names }: { readonly names: string }) => `Remove ${names}`,
}
