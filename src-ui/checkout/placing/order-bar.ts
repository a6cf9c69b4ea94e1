/** Id of the bar, which can take the focus. */
export const orderBarId = 'place-order'
