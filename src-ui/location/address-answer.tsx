import type { Country } from '../../src-domain/brand/country.ts'
import type { AddressVerdict } from '../../src-domain/location/address-verdict.ts'
import { promiseOf } from '../../src-domain/location/delivery-promise.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { offerWords } from '../messages/offer-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './address-sheet.module.css'
import { distanceWords } from './distance-words.ts'

export interface AddressAnswerProps {
  readonly verdict: AddressVerdict
  readonly country: Country
  readonly hasPickup: boolean
  readonly onDeliverFrom: (location: Location) => void
  readonly onPickUpAt: (location: Location) => void
  readonly onChooseAmong: () => void
  readonly onAskAgain: () => void
  readonly phone: ShownPhone
}

interface AlternativeButtonProps {
  readonly name: string
  readonly detail: string | undefined
  readonly isFirst: boolean
  readonly onTake: () => void
}

export function AddressAnswer(props: AddressAnswerProps) {
  const words = useWords('delivery')
  const { reach } = useWords('shop')
  const { retry } = useWords('common')
  const { verdict } = props
  const offer = useDeliveryOffer(verdict._tag === 'Delivered' ? verdict.location : undefined)
  switch (verdict._tag) {
    case 'Delivered':
      return (
        <>
          <Alert kind="success" title={words.delivers({ name: verdict.location.name })}>
            <p>{offer}</p>
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
          <Alert title={reach.unanswered}>{words.unansweredHint}</Alert>
          <Button kind="quiet" onClick={props.onAskAgain}>
            {retry}
          </Button>
        </>
      )
    case 'NoLocations':
      return (
        <>
          <Alert kind="danger" title={words.undeliverable}>
            {reach.noLocation}
          </Alert>
          <CallRestaurant phone={props.phone} />
        </>
      )
    case 'OutOfZone':
      return <DeliveryAlternatives {...props} />
  }
}

function useDeliveryOffer(location: Location | undefined): string {
  const { reach } = useWords('shop')
  const promise = location === undefined ? undefined : promiseOf(location)
  return promise?._tag === 'Delivers' ? offerWords(promise, reach) : ''
}

function AlternativeButton({ name, detail, isFirst, onTake }: AlternativeButtonProps) {
  return (
    <li className={styles.offer}>
      <Button wide kind={isFirst ? 'primary' : 'secondary'} onClick={onTake}>
        {name}
      </Button>
      {detail === undefined ? null : <span className={styles.quiet}>{detail}</span>}
    </li>
  )
}

/** Alternatives if the chosen restaurant, or every restaurant, is out of reach (LOC-42). */
function DeliveryAlternatives({ phone, verdict, country, hasPickup, onDeliverFrom, onPickUpAt }: AddressAnswerProps) {
  const words = useWords('delivery')
  const shop = useWords('shop')
  const { reach } = shop
  const offer = useDeliveryOffer(verdict._tag === 'OutOfZone' ? verdict.deliversFrom : undefined)
  if (verdict._tag !== 'OutOfZone') return null
  const { chosen, pickup, deliversFrom } = verdict
  const nearest = chosen ?? pickup
  return (
    <>
      <Alert kind="danger" title={words.undeliverable}>
        {chosen === undefined ? null : <p>{words.doesNotDeliver({ name: chosen.name })}</p>}
        {deliversFrom === undefined ? <p>{reach.noLocation}</p> : null}
      </Alert>
      {deliversFrom === undefined && !hasPickup ? null : (
        <ul className={styles.offers} aria-label={words.instead}>
          {deliversFrom === undefined ? null : (
            <AlternativeButton
              isFirst
              name={reach.deliverFrom({ name: deliversFrom.name })}
              detail={offer}
              onTake={() => onDeliverFrom(deliversFrom)}
            />
          )}
          {hasPickup ? (
            <AlternativeButton
              isFirst={deliversFrom === undefined}
              name={reach.pickUpAt({ name: pickup.name })}
              detail={
                pickup.distanceInMiles === undefined ? undefined : distanceWords(shop, pickup.distanceInMiles, country)
              }
              onTake={() => onPickUpAt(pickup)}
            />
          ) : null}
        </ul>
      )}
      <CallRestaurant phone={nearest.phone === undefined ? phone : nearest} />
    </>
  )
}
