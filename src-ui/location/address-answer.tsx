import type { AddressVerdict } from '../../src-domain/location/address-verdict.ts'
import { milesText } from '../../src-domain/location/by-distance.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { DeliveryTerms } from '../../src-domain/pricing/delivery-terms.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './address-sheet.module.css'

type DeliveryWords = Words['delivery']

const termsWords = ({ fee, minimum }: DeliveryTerms, words: DeliveryWords): string =>
  [
    fee === 0 ? words.freeDelivery : words.fee({ fee: formatPrice(fee) }),
    minimum === 0 ? words.noMinimum : words.minimum({ minimum: formatPrice(minimum) }),
  ].join(' · ')

const offerWords = ({ delivery }: Location, words: DeliveryWords): string | undefined =>
  delivery?._tag === 'InZone' ? termsWords(delivery.terms, words) : undefined

export interface AddressAnswerProps {
  readonly verdict: AddressVerdict
  /** The restaurant that was chosen before the address. */
  readonly wanted: string | undefined
  /** Whether food can be fetched at all. */
  readonly hasPickup: boolean
  readonly onDeliverFrom: (location: Location) => void
  readonly onPickUpAt: (location: Location) => void
}

interface OfferProps {
  readonly name: string
  readonly detail: string | undefined
  readonly isFirst: boolean
  readonly onTake: () => void
}

const Offer = ({ name, detail, isFirst, onTake }: OfferProps) => (
  <li className={styles.offer}>
    <Button wide kind={isFirst ? 'primary' : 'secondary'} onClick={onTake}>
      {name}
    </Button>
    {detail === undefined ? null : <span className={styles.quiet}>{detail}</span>}
  </li>
)

/** What is left where nobody comes, or not the one that was wanted (LOC-42). */
const Instead = ({ verdict, wanted, hasPickup, onDeliverFrom, onPickUpAt }: AddressAnswerProps) => {
  const words = useWords('delivery')
  if (verdict._tag !== 'OutOfZone') return null
  const { pickup, deliversFrom } = verdict
  const chosen = pickup?.slug === wanted ? pickup : undefined
  const isFetched = hasPickup && pickup !== undefined
  return (
    <>
      <Alert kind="danger" title={words.undeliverable}>
        {chosen === undefined ? null : <p>{words.doesNotDeliver({ name: chosen.name })}</p>}
        {deliversFrom === undefined ? <p>{words.nobodyDelivers}</p> : null}
      </Alert>
      {deliversFrom === undefined && !isFetched ? null : (
        <ul className={styles.offers} aria-label={words.instead}>
          {deliversFrom === undefined ? null : (
            <Offer
              isFirst
              name={words.deliverFrom({ name: deliversFrom.name })}
              detail={offerWords(deliversFrom, words)}
              onTake={() => onDeliverFrom(deliversFrom)}
            />
          )}
          {isFetched ? (
            <Offer
              isFirst={deliversFrom === undefined}
              name={words.pickUpAt({ name: pickup.name })}
              detail={
                pickup.distanceInMiles === undefined
                  ? undefined
                  : words.milesAway({ miles: milesText(pickup.distanceInMiles) })
              }
              onTake={() => onPickUpAt(pickup)}
            />
          ) : null}
        </ul>
      )}
    </>
  )
}

/** Who delivers to the address and on which terms, before anything is gone on with. */
export const AddressAnswer = (props: AddressAnswerProps) => {
  const words = useWords('delivery')
  const { verdict } = props
  switch (verdict._tag) {
    case 'Delivered': {
      const terms = offerWords(verdict.location, words)
      return (
        <Alert kind="success" title={words.delivers({ name: verdict.location.name })}>
          {terms === undefined ? null : <p>{terms}</p>}
        </Alert>
      )
    }
    case 'NoLocations':
      return (
        <Alert kind="danger" title={words.undeliverable}>
          {words.nobodyDelivers}
        </Alert>
      )
    case 'OutOfZone':
      return <Instead {...props} />
  }
}
