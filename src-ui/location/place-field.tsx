import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { AddressSearch } from '../../src-domain/address/address-search.ts'
import { offered } from '../../src-domain/address/address-search.ts'
import type { PlaceSuggestion } from '../../src-domain/address/place.ts'
import { Icon } from '../design/icon.tsx'
import { TextField } from '../design/text-field.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './place-field.module.css'

export interface PlaceFieldProps {
  readonly label: string
  readonly search: AddressSearch
  readonly onTyped: (text: string) => void
  readonly onPick: (place: PlaceSuggestion) => void
  readonly onOpened: () => void
  readonly onDismissed: () => void
}

/** A field for a place with the list of what may be meant (LOC-33), by pointer and by keyboard. */
export const PlaceField = ({ label, search, onTyped, onPick, onOpened, onDismissed }: PlaceFieldProps) => {
  const words = useWords('ordering').chooser
  const id = useId()
  const [active, setActive] = useState(-1)
  const list = offered(search, [])
  const found = list._tag === 'Found' ? list.found : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins with nothing marked
  useEffect(() => setActive(-1), [search.found])
  const onKeyDown = (event: KeyboardEvent) => {
    const marked = found[active]
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && search.found.length > 0) {
      event.preventDefault()
      onOpened()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((now) => (now < 0 && step < 0 ? found.length - 1 : (now + step + found.length) % (found.length || 1)))
    } else if (event.key === 'Enter' && marked !== undefined) {
      event.preventDefault()
      onPick(marked)
    } else if (event.key === 'Escape' && found.length > 0) {
      // The list closes, and not the sheet that it is in.
      event.preventDefault()
      event.stopPropagation()
      onDismissed()
    }
  }
  return (
    <div className={styles.box}>
      <TextField
        label={label}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] === undefined ? undefined : `${id}-${active}`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={search.text}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={onOpened}
        onBlur={onDismissed}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        className={styles.list}
        hidden={found.length === 0}
      >
        {found.map((place, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field and marks options from there
          <div
            key={place.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(place)}
          >
            <Icon name="pin" small />
            {place.text}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {found.length > 0
            ? words.found({ count: found.length })
            : search.isNothingFound && search.isListShown
              ? words.foundNone
              : ''}
        </span>
      </VisuallyHidden>
    </div>
  )
}
