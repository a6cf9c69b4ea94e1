import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { usePay } from './pay-app.ts'
import styles from './place-order-bar.module.css'

/** The button that places the order, and beside it why it does not (CHK-35, CHK-36, CHK-54). */
export const PlaceOrderBar = ({ view }: { readonly view: CheckoutView }) => {
  const words = useWords('pay')
  const common = useWords('common')
  const { actions } = usePay()
  const { button } = view
  return (
    <div className={styles.bar}>
      {button.error === undefined ? null : (
        <Alert kind="danger">
          <p>{button.error}</p>
          {view.canRecheck ? (
            <Button kind="quiet" className={styles.retry} onClick={actions.recheck}>
              {common.retry}
            </Button>
          ) : null}
        </Alert>
      )}
      <Button
        wide
        busy={button.isBusy}
        disabled={!button.isEnabled && !button.isBusy}
        onClick={actions.placeOrder}
        className={styles.button}
      >
        {button.text}
      </Button>
      <VisuallyHidden>
        <span role="status">{button.isBusy ? words.ordering : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
