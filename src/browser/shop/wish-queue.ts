import type { ShopWish } from '../../../src-ui/shell/shop-wish.ts'

export interface WishQueue {
  readonly make: (wish: ShopWish) => void
  readonly onWish: (serve: (wish: ShopWish) => void) => void
  readonly isServed: () => boolean
}

/** Holds the newest wish until somebody serves it: an older one is what the customer has left behind. */
export const wishQueue = (): WishQueue => {
  let waiting: ShopWish | undefined
  let server: ((wish: ShopWish) => void) | undefined
  return {
    make: (wish) => {
      if (server === undefined) waiting = wish
      else server(wish)
    },
    onWish: (serve) => {
      server = serve
      if (waiting !== undefined) serve(waiting)
      waiting = undefined
    },
    isServed: () => server !== undefined,
  }
}
