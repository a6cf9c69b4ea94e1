import { CartBar } from '../menu/cart-bar.tsx'
import { ErrandBar } from './errand-bar.tsx'

/** The element in which the bars stand, so that the browser can take over them alone. */
export const barsId = 'bars'

/** What floats over the shop: the order so far, and what became of a tap. */
export const ShopBars = () => (
  <>
    <CartBar />
    <ErrandBar />
  </>
)
