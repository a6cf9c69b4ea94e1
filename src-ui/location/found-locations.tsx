import { type MouseEvent, useEffect, useRef } from 'react'
import { deliveringLocations, deliversThere } from '../../src-domain/location/delivery-promise.ts'
import type { Around } from '../../src-domain/location/location-chooser.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { deliveryCardView } from './delivery-card-view.ts'
import { LocationCard } from './location-card.tsx'
import { locationCardView } from './location-card-view.ts'
import styles from './locations-screen.module.css'

/** Restaurant cards of a tab, nearest first (LOC-07). */
export function FoundLocations() {
  const shop = useWords('shop')
  const clock = useWords('times')
  const ordering = useWords('ordering')
  const { retry } = useWords('common')
  const words = ordering.chooser
  const { cells, actions } = useOrdering()
  const { brand, locale } = cells.facts
  const { type, list, around } = useStateOf(cells.chooser, (now) => now)
  const current = useStateOf(cells.order, (now) => now.location?.id)
  const address = useStateOf(cells.order, (now) => now.address)
  const answer = useRef<HTMLParagraphElement>(null)
  // Scrolls to the answer, which a phone shows below the fold. Does not announce earlier results.
  const before = useRef(around)
  useEffect(() => {
    const isSearched = around?._tag === 'Named' || around?._tag === 'Here'
    if (list._tag === 'Ready' && isSearched && around !== before.current) answer.current?.focus()
    if (list._tag === 'Ready') before.current = around
  }, [around, list])
  if (list._tag === 'Loading')
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    )
  if (list._tag === 'Failed')
    return (
      <>
        <Alert kind="danger">{words.failed}</Alert>
        <Button onClick={() => void actions.chooser.show(type, type === 'delivery' ? address : undefined)}>
          {retry}
        </Button>
      </>
    )
  if (list.locations.length === 0) return <Alert>{words.none}</Alert>
  const facts = { brand, now: list.at, words: shop, clock, locale }
  const isForAddress = around?._tag === 'Address'
  const offering = isForAddress ? deliveringLocations(list.locations) : list.locations
  const suggested = offering.find(({ isOpen, id }) => isOpen && id !== current)
  const isNobody = isForAddress && !offering.some(deliversThere)
  return (
    <>
      {isNobody ? (
        <Alert kind="danger" title={shop.reach.noLocation}>
          <Button kind="secondary" onClick={() => actions.open({ _tag: 'Address' })}>
            {shop.reach.another}
          </Button>
        </Alert>
      ) : null}
      <p ref={answer} tabIndex={-1} className={styles.said} role="status">
        {isNobody ? '' : foundLocationsWords(around, { shop, ordering })}
      </p>
      <ul className={styles.cards} aria-label={shop.locations}>
        {offering.map((location) => (
          <LocationCard
            key={location.id}
            card={
              isForAddress
                ? deliveryCardView(location, facts)
                : locationCardView(location, type, facts, menuAddress(location.slug, type))
            }
            isSuggested={location === suggested}
            type={type}
            {...(location.id === current ? { note: words.current } : {})}
            onChoose={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void actions.chooser.choose(location, deliversThere(location) ? type : 'pickup')
            }}
          />
        ))}
      </ul>
    </>
  )
}

function foundLocationsWords(around: Around | undefined, words: Pick<Words, 'shop' | 'ordering'>): string {
  switch (around?._tag) {
    case undefined:
      return ''
    case 'Named':
      return words.shop.near.found({ place: around.name })
    case 'Here':
      return words.ordering.chooser.nearHere
    case 'Address':
      return words.shop.reach.delivering
  }
}
