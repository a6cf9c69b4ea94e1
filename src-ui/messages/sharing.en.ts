type Named = { readonly name: string }

export const sharing = {
  sharedCartLoading: 'Opening the cart',
  cartNotFound: 'Cart Not Found',
  cartNotFoundHint: 'This link may have expired. Ask for a new one.',
  browseRestaurants: 'See our locations',
  sharedCartFrom: ({ name }: Named) => `A cart from ${name}`,
  sharedCartLines: 'Items in the cart',
  replaceOwnCart: ({ count }: { readonly count: number }) =>
    count === 1 ? 'You already have 1 item in your cart.' : `You already have ${count} items in your cart.`,
  useSharedCart: 'Replace my cart',
  keepOwnCart: 'Keep my cart',
}
