import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { FilledTab } from '../../src-domain/menu/option-tabs.ts'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './option-tabs.module.css'
import type { TabsType } from './theme-types.ts'

export interface TabState {
  readonly count: number
  /** True if a required choice is missing. */
  readonly isDue: boolean
  readonly isWrong: boolean
}

export interface OptionTabsProps {
  readonly tabs: readonly FilledTab[]
  readonly active: number
  readonly states: readonly TabState[]
  readonly type: TabsType
  readonly onChange: (tab: number) => void
  /** Anchor of the tabs, a scroll target. */
  readonly anchor: string
  readonly children: ReactNode
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Only the active tab is in the tab order (MENU-26). */
export function OptionTabs({ tabs, active, states, type, onChange, anchor, children }: OptionTabsProps) {
  const words = useWords('ordering')
  const lang = useContentLanguage()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [bar, tab] = [list.current, list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[active]]
    // Scrolls only the bar, not the page.
    if (bar !== null && tab !== undefined) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2
  }, [active])
  useEffect(() => {
    const bar = list.current
    const area = bar?.closest<HTMLElement>('[data-anchor]')
    if (bar === null || !area) return
    // Groups scroll to below the tabs (MENU-27).
    const measure = () => area.style.setProperty('--bar', `${bar.offsetHeight + 8}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <div className={styles.area} data-anchor={anchor}>
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
              {type.mark === 'number' ? <Mark>{at + 1}</Mark> : null}
              <span lang={tabName === words.moreTab ? undefined : lang}>{tabName}</span>{' '}
              {type.mark === 'count' && (states[at]?.count ?? 0) > 0 ? <Mark>{states[at]?.count}</Mark> : null}
              <TabStateIcon state={states[at]} />
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

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {children}
    </span>
  )
}

function TabStateIcon({ state }: { readonly state: TabState | undefined }) {
  const { tabWrong } = useWords('ordering')
  const { required } = useWords('common')
  if (state?.isWrong === true) {
    return (
      <span className={styles.wrong}>
        <Icon name="alert" small />
        <VisuallyHidden>{tabWrong}</VisuallyHidden>
      </span>
    )
  }
  if (state?.isDue !== true) return null
  return (
    <span className={styles.due}>
      <span aria-hidden="true">*</span>
      <VisuallyHidden>{required}</VisuallyHidden>
    </span>
  )
}
