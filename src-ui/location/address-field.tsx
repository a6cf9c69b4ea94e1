import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { Icon } from '../design/icon.tsx'
import { TextField } from '../design/text-field.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { AddressEntryView, AddressOption } from './address-entry-view.ts'
import styles from './address-field.module.css'

export interface AddressFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly view: AddressEntryView
  readonly onType: (text: string) => void
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onPick: (option: AddressOption) => void
}

/**
 * The street line with its live search (LOC-23): a combobox whose list is gone through with the arrows while the focus
 * stays in the field. Enter takes the line that is pointed at, Escape puts the list away and leaves the text.
 */
export const AddressField = ({ ref, text, view, onType, onShow, onHide, onPick }: AddressFieldProps) => {
  const words = useWords('delivery')
  const common = useWords('common')
  const id = useId()
  const { options } = view
  const isOpen = options.length > 0
  const [active, setActive] = useState(-1)
  // Another list has other lines.
  const lines = options.map(({ key }) => key).join(' ')
  const [linesBefore, setLinesBefore] = useState(lines)
  if (lines !== linesBefore) {
    setLinesBefore(lines)
    setActive(-1)
  }
  const pointed = options[active]
  // Before the sheet around it opens, which then gives the focus to what says that it wants it.
  useEffect(() => ref.current?.setAttribute('autofocus', ''), [ref])

  const step = (by: 1 | -1) => {
    if (!isOpen) return onShow()
    // Before the first line and behind the last one is the field itself.
    const places = options.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && pointed !== undefined) {
      event.preventDefault()
      onPick(pointed)
    }
    if (event.key === 'Escape' && isOpen) {
      // It closes the list, and not the sheet around it.
      event.preventDefault()
      event.stopPropagation()
      setActive(-1)
      onHide()
    }
  }

  return (
    <div>
      <TextField
        ref={ref}
        name="street1"
        label={words.street}
        mark={common.required}
        {...(view.isFinding ? { hint: words.streetHint } : {})}
        error={view.errors.street1}
        value={text}
        maxLength={120}
        autoComplete={view.isByHand ? 'address-line1' : 'off'}
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={pointed === undefined ? undefined : `${id}-${active}`}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={() => {
          if (text === '') onShow()
        }}
        onClick={onShow}
        onBlur={onHide}
        onKeyDown={onKeyDown}
      />
      {view.heading === undefined || !isOpen ? null : (
        <p className={styles.heading} aria-hidden="true">
          {view.heading}
        </p>
      )}
      {isOpen ? (
        <div id={`${id}-list`} role="listbox" aria-label={view.listName} className={styles.list}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field, which points at the lines
            <div
              key={option.key}
              ref={(line) => {
                if (index === active) line?.scrollIntoView?.({ block: 'nearest' })
              }}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
            >
              <Icon name={option._tag === 'Recent' ? 'clock' : 'pin'} small />
              {option.text}
            </div>
          ))}
        </div>
      ) : null}
      {view.isNothingFound ? <p className={styles.nothing}>{words.noneFound}</p> : null}
      <VisuallyHidden>
        <span role="status">{view.news}</span>
      </VisuallyHidden>
    </div>
  )
}
