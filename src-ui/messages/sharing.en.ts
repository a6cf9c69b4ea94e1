type Named = { readonly name: string }

/** /checkout/{id}: a cart that somebody else filled. */
export const sharing = {
  sharedCartLoading: 'Opening the cart',
  cartNotFound: 'Cart Not Found',
  cartNotFoundHint: 'The link may be too old. Whoever sent it can make a new one.',
  browseRestaurants: 'See our restaurants',
  sharedCartFrom: ({ name }: Named) => `A cart from ${name}`,
  sharedCartLines: 'Dishes in the cart',
  replaceOwnCart: ({ count }: { readonly count: number }) =>
    count === 1 ? 'You have 1 dish in your order already.' : `You have ${count} dishes in your order already.`,
  useSharedCart: 'Replace my order with this cart',
  keepOwnCart: 'Keep my order',
}
