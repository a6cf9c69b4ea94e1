import styles from '../cart/cart-sheet.module.css'
import { Button, buttonClass } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { Icon } from '../design/icon.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'

/** Shows /cart/{id}: loading, the choice between both carts, or not found (CART-24, CART-28). */
export function SharedCart() {
  const words = useWords('ordering')
  const { close } = useWords('common')
  const { cells, actions } = useOrdering()
  const state = useStateOf(cells.sharedCart, (now) => now)
  const own = useStateOf(cells.order, (now) => now.items.length)
  switch (state._tag) {
    case 'None':
      return null
    case 'Loading':
      return (
        <Sheet title={words.sharedCartLoading} closeLabel={close} onClose={actions.keepOwnCart} tall>
          <div className={styles.content}>
            <Skeleton shape="line" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </Sheet>
      )
    case 'NotFound':
      return (
        <Sheet title={words.cartTitle} closeLabel={close} onClose={actions.keepOwnCart}>
          <NotFound canRetry={state.canRetry} />
        </Sheet>
      )
    case 'Asking':
      return (
        <ConfirmDialog
          question={words.replaceOwnCart({ count: own, name: state.saved.location.name })}
          yes={words.useSharedCart}
          no={words.keepOwnCart}
          onYes={actions.useSharedCart}
          onNo={actions.keepOwnCart}
        />
      )
  }
}

function NotFound({ canRetry }: { readonly canRetry: boolean }) {
  const words = useWords('ordering')
  const { retry } = useWords('common')
  const { actions } = useOrdering()
  return (
    <div className={styles.empty} role="status">
      <Icon name="bag" />
      <p className={styles.emptyTitle}>{words.cartNotFound}</p>
      <p>{canRetry ? words.noAnswer : words.cartNotFoundHint}</p>
      {canRetry ? <Button onClick={actions.retrySharedCart}>{retry}</Button> : null}
      <a className={buttonClass(canRetry ? 'quiet' : 'primary')} href="/">
        {words.browseRestaurants}
      </a>
    </div>
  )
}
