import { type DeliveryAround, deliveringLocations, deliversThere } from '../../src-domain/location/delivery-promise.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button, buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './delivery-address.module.css'

export interface DeliveryNoticeProps {
  readonly cell: WatchableCell<DeliveryAround>
  readonly hasPickup: boolean
}

export function DeliveryNotice({ cell, hasPickup }: DeliveryNoticeProps) {
  const { reach } = useWords('shop')
  const around = useStateOf(cell, (now) => now)
  const [first] = around._tag === 'Answered' ? deliveringLocations(around.locations) : []
  const isNobody = around._tag === 'Answered' && (first === undefined || !deliversThere(first))
  const said =
    around._tag === 'Unanswered' ? reach.unanswered : around._tag === 'Answered' ? reach.delivering : reach.asking
  return (
    <>
      {isNobody ? (
        <div className={styles.notice}>
          <Alert kind="danger" title={reach.noLocation}>
            <div className={styles.ways}>
              {first === undefined || !hasPickup ? null : (
                <a className={buttonClass('secondary')} href={menuAddress(first.slug, 'pickup')} data-type="pickup">
                  {reach.pickUpAt({ name: first.name })}
                </a>
              )}
              <Button kind="quiet" data-tap="address">
                {reach.another}
              </Button>
            </div>
          </Alert>
        </div>
      ) : null}
      <p className={styles.said} role="status">
        {isNobody ? '' : said}
      </p>
    </>
  )
}
