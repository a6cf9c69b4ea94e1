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

const termsWords = ({ fee, minimum }: DeliveryTerms, words: DeliveryWords): readonly string[] => [
  fee === 0 ? words.freeDelivery : words.fee({ fee: formatPrice(fee) }),
  minimum === 0 ? words.noMinimum : words.minimum({ minimum: formatPrice(minimum) }),
]

/** Fee, minimum and how long it takes, as far as they are known. */
const offerWords = ({ delivery, serviceEstimates }: Location, words: DeliveryWords): string =>
  [
    ...(delivery?._tag === 'InZone' ? termsWords(delivery.terms, words) : []),
    ...(serviceEstimates.delivery === undefined ? [] : [words.inMinutes({ minutes: serviceEstimates.delivery })]),
  ].join(' · ')

export interface AddressAnswerProps {
  readonly verdict: AddressVerdict
  /** Whether food can be fetched at all. */
  readonly hasPickup: boolean
  readonly onDeliverFrom: (location: Location) => void
  readonly onPickUpAt: (location: Location) => void
  /** Looks through all that deliver there. */
  readonly onChooseAmong: () => void
  readonly onAskAgain: () => void
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
const Instead = ({ verdict, hasPickup, onDeliverFrom, onPickUpAt }: AddressAnswerProps) => {
  const words = useWords('delivery')
  if (verdict._tag !== 'OutOfZone') return null
  const { chosen, pickup, deliversFrom } = verdict
  return (
    <>
      <Alert kind="danger" title={words.undeliverable}>
        {chosen === undefined ? null : <p>{words.doesNotDeliver({ name: chosen.name })}</p>}
        {deliversFrom === undefined ? <p>{words.nobodyDelivers}</p> : null}
      </Alert>
      {deliversFrom === undefined && !hasPickup ? null : (
        <ul className={styles.offers} aria-label={words.instead}>
          {deliversFrom === undefined ? null : (
            <Offer
              isFirst
              name={words.deliverFrom({ name: deliversFrom.name })}
              detail={offerWords(deliversFrom, words)}
              onTake={() => onDeliverFrom(deliversFrom)}
            />
          )}
          {hasPickup ? (
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
  const { retry } = useWords('common')
  const { verdict } = props
  switch (verdict._tag) {
    case 'Delivered':
      return (
        <>
          <Alert kind="success" title={words.delivers({ name: verdict.location.name })}>
            <p>{offerWords(verdict.location, words)}</p>
          </Alert>
          {verdict.isChoice ? (
            <Button kind="quiet" onClick={props.onChooseAmong}>
              {words.chooseAmong}
            </Button>
          ) : null}
        </>
      )
    case 'Unanswered':
      return (
        <>
          <Alert title={words.unanswered}>{words.unansweredHint}</Alert>
          <Button kind="quiet" onClick={props.onAskAgain}>
            {retry}
          </Button>
        </>
      )
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
