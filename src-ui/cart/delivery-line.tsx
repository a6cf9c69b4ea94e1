import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import { deliveringLocations, deliversThere } from '../../src-domain/location/delivery-promise.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import { opening } from '../../src-domain/navigation/order-addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button, buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import type { CartDelivery } from './cart-delivery-view.ts'
import styles from './cart-sheet.module.css'

/** Delivery address (CART-11) and notes (CART-21), with a button to edit them. */
export function DeliveryLine({ delivery }: { readonly delivery: CartDelivery }) {
  const { text, notes, offer, refusal } = delivery
  const { edit } = useWords('common')
  const { editAddress } = useWords('ordering')
  const { title, enter } = useWords('shop').address
  const { cells, actions } = useOrdering()
  const slug = useStateOf(cells.order, (now) => now.location?.slug)
  const open = () => actions.open({ _tag: 'Address', ...(slug === undefined ? {} : { slug }) })
  if (text === undefined)
    return (
      <Alert title={title}>
        <Button kind="secondary" onClick={open}>
          {enter}
        </Button>
      </Alert>
    )
  return (
    <>
      <p className={styles.when}>
        <Icon name="pin" small />
        {text}
        <button type="button" className={styles.edit} aria-label={editAddress} onClick={open}>
          {edit}
        </button>
      </p>
      {offer === undefined ? null : <p className={styles.quiet}>{offer}</p>}
      {notes === undefined ? null : <p className={styles.quiet}>“{notes}”</p>}
      {refusal === undefined ? null : <UndeliverableCart refusal={refusal} onAnother={open} />}
    </>
  )
}

/** Offers pickup, another restaurant that delivers there, or another address (LOC-42). */
function UndeliverableCart({ refusal, onAnother }: { readonly refusal: string; readonly onAnother: () => void }) {
  const { reach } = useWords('shop')
  const { pickupInstead } = useWords('times')
  const { cells } = useOrdering()
  const slug = useStateOf(cells.order, (now) => now.location?.slug)
  const around = useStateOf(cells.delivery, (now) => now)
  const other = around._tag === 'Answered' ? deliveringLocations(around.locations).find(deliversThere) : undefined
  const hasPickup = slug !== undefined && allowedDiningOptions(cells.facts.brand).includes('pickup')
  return (
    <Alert kind="danger" title={refusal}>
      <div className={styles.ways}>
        {hasPickup ? (
          <a className={buttonClass('primary')} href={cartLinkOf(menuAddress(slug, 'pickup'))}>
            {pickupInstead}
          </a>
        ) : null}
        {other === undefined ? null : (
          <a className={buttonClass('secondary')} href={cartLinkOf(menuAddress(other.slug, 'delivery'))}>
            {reach.deliverFrom({ name: other.name })}
          </a>
        )}
        <Button kind="quiet" onClick={onAnother}>
          {reach.another}
        </Button>
      </div>
    </Alert>
  )
}

function cartLinkOf(menu: string): string {
  return opening(menu, { _tag: 'Cart', screen: 'cart' })
}
