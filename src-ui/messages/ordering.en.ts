/** The item sheet and the cart. */
export const ordering = {
  addToOrder: 'Add to order',
}
