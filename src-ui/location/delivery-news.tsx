import { type DeliveryAround, deliversThere } from '../../src-domain/location/delivery-promise.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './delivery-address.module.css'

/** Above the restaurants of a delivery whose address is known: what the list under it is. */
export const DeliveryNews = ({ cell }: { readonly cell: WatchableCell<DeliveryAround> }) => {
  const { reach } = useWords('shop')
  const around = useStateOf(cell, (now) => now)
  const isNobody = around._tag === 'Answered' && !around.locations.some(deliversThere)
  const said =
    around._tag === 'Unanswered' ? reach.unanswered : around._tag === 'Answered' ? reach.delivering : reach.asking
  return (
    <>
      {isNobody ? (
        <div className={styles.news}>
          <Alert kind="danger" title={reach.nobody}>
            <Button kind="secondary" data-tap="address">
              {reach.another}
            </Button>
          </Alert>
        </div>
      ) : null}
      <p className={styles.said} role="status">
        {isNobody ? '' : said}
      </p>
    </>
  )
}
