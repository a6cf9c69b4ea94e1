/** Of the bar with Place Order, for whoever leads there from above. */
export const orderBarId = 'place-order'

/** To where the order goes on: what is missing, or went wrong, is said there. */
export function goToOrderBar(): void {
  document.getElementById(orderBarId)?.focus()
}
