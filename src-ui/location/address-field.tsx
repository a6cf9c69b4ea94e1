import { type RefObject, useEffect } from 'react'
import { Icon } from '../design/icon.tsx'
import { TextField } from '../design/text-field.tsx'
import { useCombobox } from '../design/use-combobox.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { AddressEntryView, AddressOption } from './address-entry-view.ts'
import styles from './address-field.module.css'

export interface AddressFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly id: string
  readonly text: string
  readonly view: AddressEntryView
  readonly onType: (text: string) => void
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onPick: (option: AddressOption) => void
}

/** Street line with live search (LOC-23). */
export function AddressField({ ref, id, text, view, onType, onShow, onHide, onPick }: AddressFieldProps) {
  const words = useWords('delivery')
  const common = useWords('common')
  const { options } = view
  const combobox = useCombobox({
    keys: options.map(({ key }) => key),
    onPick: (at) => {
      const option = options[at]
      if (option !== undefined) onPick(option)
    },
    onShow,
    onHide,
  })
  // Set before the sheet opens, which focuses the element with autofocus.
  useEffect(() => ref.current?.setAttribute('autofocus', ''), [ref])

  return (
    <div>
      <TextField
        ref={ref}
        id={id}
        name="street1"
        label={words.street}
        mark={common.required}
        {...(view.isFinding ? { hint: words.streetHint } : {})}
        error={view.errors.street1}
        value={text}
        maxLength={120}
        autoComplete={view.isByHand ? 'address-line1' : 'off'}
        spellCheck={false}
        {...combobox.field}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={() => {
          if (text === '') onShow()
        }}
        onClick={onShow}
        onBlur={onHide}
      />
      {view.heading === undefined || options.length === 0 ? null : (
        <p className={styles.heading} aria-hidden="true">
          {view.heading}
        </p>
      )}
      {options.length === 0 ? null : (
        <div id={combobox.listId} role="listbox" aria-label={view.listName} className={styles.list}>
          {options.map((option, at) => (
            <div key={option.key} {...combobox.line(at)} className={styles.option}>
              <Icon name={option._tag === 'Recent' ? 'clock' : 'pin'} small />
              {option.text}
            </div>
          ))}
        </div>
      )}
      {view.isNothingFound ? <p className={styles.nothing}>{words.noneFound}</p> : null}
      <VisuallyHidden>
        <span role="status">{view.notice}</span>
      </VisuallyHidden>
    </div>
  )
}
