/** Checkout. */
export const pay = {
  title: 'Checkout',
}
