import { cartSubtotal, pieceCount } from '../../src-domain/cart/subtotal.ts'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useShop } from '../shell/shop-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './cart-bar.module.css'

/** Count and total, always in reach once something is in the order. The footer reserves its space. */
export const CartBar = () => {
  const words = useWords('shop')
  const { cells, actions } = useShop()
  const order = useStateOf(cells.order, (now) => now)
  const count = pieceCount(order)
  if (count === 0) return null
  return (
    <button type="button" className={styles.bar} data-tap="" onClick={() => actions.wish({ _tag: 'OpenCart' })}>
      <Icon name="bag" />
      <span className={styles.count}>
        {words.viewCart} · {words.cartCount({ count })}
      </span>
      <Money amount={cartSubtotal(order)} />
    </button>
  )
}
