import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

/** Tab styles (SHELL-17): one pill, underlined words, or separate boxes. */
export const tabBarTypes = ['Type1', 'Type2', 'Type3'] as const

export interface TabsProps<C extends string | number> {
  readonly tabs: readonly { readonly code: C; readonly label: string }[]
  readonly current: C
  readonly onTurn: (code: C) => void
  /** Accessible name. */
  readonly label: string
  /** Unknown names use the first. */
  readonly type: string
  readonly children: ReactNode
}

export function Tabs<C extends string | number>({ tabs, current, onTurn, label, type, children }: TabsProps<C>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ code }) => code === current)
    const isRightToLeft = event.currentTarget.closest('[dir=rtl]') !== null
    const to = tabAfterKey(event.key, at, tabs.length, isRightToLeft)
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || next === undefined) return
    event.preventDefault()
    onTurn(next.code)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  const drawn = tabBarTypes.find((one) => one === type) ?? 'Type1'
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} data-tabs={drawn} onKeyDown={onKeyDown}>
        {tabs.map(({ code, label: name }) => (
          <button
            key={code}
            type="button"
            role="tab"
            value={code}
            id={`${id}-${code}`}
            className={styles.tab}
            aria-selected={code === current}
            aria-controls={code === current ? `${id}-panel` : undefined}
            tabIndex={code === current ? 0 : -1}
            onClick={() => onTurn(code)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Arrows wrap around, and follow the tabs' direction. */
function tabAfterKey(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  switch (isRightToLeft ? (mirroredKeys[key] ?? key) : key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
