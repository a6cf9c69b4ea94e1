/** Of the bar with Place Order, for whoever leads there from above. */
export const orderBarId = 'place-order'
