import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

export interface ComboboxNeeds {
  /** Keys of the options; empty while the list is closed. */
  readonly keys: readonly string[]
  readonly onPick: (at: number) => void
  readonly onShow: () => void
  readonly onHide: () => void
}

/** Arrows move through the list while the focus stays in the field. Enter picks, Escape closes the list. */
export function useCombobox({ keys, onPick, onShow, onHide }: ComboboxNeeds) {
  const id = useId()
  const isOpen = keys.length > 0
  const [active, setActive] = useState(-1)
  const lines = keys.join(' ')
  const [linesBefore, setLinesBefore] = useState(lines)
  if (lines !== linesBefore) {
    setLinesBefore(lines)
    setActive(-1)
  }

  const step = (by: 1 | -1) => {
    if (!isOpen) return onShow()
    // The text field itself counts as a stop before the first and after the last option.
    const stops = keys.length + 1
    setActive(((active + 1 + by + stops) % stops) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaves keys to an input method editor while it composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      onPick(active)
    }
    if (event.key === 'Escape' && isOpen) {
      // Closes only the list, not the sheet around it.
      event.preventDefault()
      event.stopPropagation()
      setActive(-1)
      onHide()
    }
  }

  return {
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
      onKeyDown,
    },
    listId: `${id}-list`,
    line: (at: number) => ({
      id: `${id}-${at}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === active,
      ref: (line: HTMLElement | null) => {
        if (at === active) line?.scrollIntoView?.({ block: 'nearest' })
      },
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onPick(at),
    }),
  } as const
}
