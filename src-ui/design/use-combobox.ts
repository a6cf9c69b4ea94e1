import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

export interface ComboboxNeeds {
  /** One for each line of the list; none: the list is away. */
  readonly keys: readonly string[]
  readonly onPick: (at: number) => void
  readonly onShow: () => void
  readonly onHide: () => void
}

/**
 * A text field with a list of what may be meant: the arrows go through the list while the focus stays in the field, Enter
 * takes the line that is pointed at, Escape puts the list away and leaves the text. Answers the attributes of the field
 * and of each line, and the id of the list.
 */
export function useCombobox({ keys, onPick, onShow, onHide }: ComboboxNeeds) {
  const id = useId()
  const isOpen = keys.length > 0
  const [active, setActive] = useState(-1)
  // Another list has other lines.
  const lines = keys.join(' ')
  const [linesBefore, setLinesBefore] = useState(lines)
  if (lines !== linesBefore) {
    setLinesBefore(lines)
    setActive(-1)
  }

  const step = (by: 1 | -1) => {
    if (!isOpen) return onShow()
    // Before the first line and behind the last one is the field itself.
    const stops = keys.length + 1
    setActive(((active + 1 + by + stops) % stops) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys choose among the letters of an input method, not among the lines.
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
      // It closes the list, and not the sheet around it.
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
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onPick(at),
    }),
  } as const
}
