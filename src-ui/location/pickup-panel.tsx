import { type FormEvent, useEffect, useRef } from 'react'
import type { ChooserProblem } from '../../src-domain/location/location-chooser.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useWords, type Words } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { FoundLocations } from './found-locations.tsx'
import styles from './locations-screen.module.css'
import { NearField } from './near-field.tsx'

/** Pickup tab: restaurants near an address (LOC-09), near the device, or all. */
export function PickupPanel() {
  const shop = useWords('shop')
  const ordering = useWords('ordering')
  const { cells } = useOrdering()
  const chooser = useStateOf(cells.chooser, (now) => now)
  const { problem, search, list, around } = chooser
  // A single restaurant needs no search.
  const isOnlyOne = list._tag === 'Ready' && list.locations.length < 2 && around === undefined
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem !== undefined) alert.current?.focus()
  }, [problem])
  return (
    <>
      {isOnlyOne ? null : <SearchForm />}
      {problem === undefined ? null : (
        <Alert kind="danger" ref={alert}>
          {problemWords(problem, search.text, { shop, ordering })}
        </Alert>
      )}
      <FoundLocations />
    </>
  )
}

function problemWords(problem: ChooserProblem, typed: string, words: Pick<Words, 'shop' | 'ordering'>): string {
  switch (problem) {
    case 'UnknownAddress':
      return words.shop.near.noPlace({ text: typed.trim() })
    case 'NoAnswer':
      return words.ordering.chooser.noAnswer
    case 'Denied':
      return words.ordering.chooser.denied
    case 'Unknown':
      return words.ordering.chooser.unknownHere
  }
}

function SearchForm() {
  const { near } = useWords('shop')
  const { cells, actions } = useOrdering()
  const { search, isLocating } = useStateOf(cells.chooser, (now) => now)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.chooser.submit()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <NearField
        label={near.label}
        search={search}
        onTyped={actions.chooser.typed}
        onPick={(suggestion) => void actions.chooser.pick(suggestion)}
        onOpened={actions.chooser.opened}
        onDismissed={actions.chooser.dismissed}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary">
          {near.find}
        </Button>
        <Button kind="quiet" busy={isLocating} onClick={() => void actions.chooser.here()}>
          <Icon name="pin" small />
          {near.here}
        </Button>
      </div>
    </form>
  )
}
