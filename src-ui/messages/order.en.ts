/** The order page: confirmation and progress. */
export const order = {
  title: 'Your order',
}
