import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { FilledTab } from '../../src-domain/menu/option-tabs.ts'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './option-tabs.module.css'
import type { TabsType } from './theme-types.ts'

export interface OptionTabsProps {
  readonly tabs: readonly FilledTab[]
  readonly active: number
  /** How many are chosen in each tab, and whether something in it is complained about. */
  readonly states: readonly { readonly count: number; readonly isWrong: boolean }[]
  readonly type: TabsType
  readonly onChange: (tab: number) => void
  /** Of the tabs' element, so that the view can be moved there. */
  readonly place: string
  readonly children: ReactNode
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Option groups by tabs (MENU-26): the arrow keys change the tab, one tab is in the order of the Tab key. */
export const OptionTabs = ({ tabs, active, states, type, onChange, place, children }: OptionTabsProps) => {
  const words = useWords('ordering')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [bar, tab] = [list.current, list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[active]]
    // Only the bar moves: the sheet is what the customer is scrolling.
    if (bar !== null && tab !== undefined) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2
  }, [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.area} data-place={place}>
      <div className={styles.bar}>
        <div
          ref={list}
          role="tablist"
          aria-label={words.optionGroups}
          className={`${styles.list} ${styles[type.drawing]} ${styles[type.fit]}`}
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ tabName }, at) => (
            <button
              key={tabName}
              type="button"
              role="tab"
              id={`${id}-${at}`}
              className={styles.tab}
              aria-selected={at === active}
              aria-controls={at === active ? `${id}-panel` : undefined}
              tabIndex={at === active ? 0 : -1}
              onClick={() => onChange(at)}
            >
              {type.mark === 'number' ? (
                <span className={styles.mark} aria-hidden="true">
                  {at + 1}
                </span>
              ) : null}
              {`${tabName} `}
              {type.mark === 'count' && (states[at]?.count ?? 0) > 0 ? (
                <span className={styles.mark} aria-hidden="true">
                  {states[at]?.count}
                </span>
              ) : null}
              {states[at]?.isWrong === true ? (
                <span className={styles.wrong}>
                  <Icon name="alert" small />
                  <VisuallyHidden>{words.tabWrong}</VisuallyHidden>
                </span>
              ) : null}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
