/** Focus target. */
export const orderBarId = 'place-order'
