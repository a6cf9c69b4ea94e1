import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { ChooserOption } from '../../src-domain/location/chooser-tabs.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './chooser-tab-bar.module.css'

export interface ChooserTabBarProps {
  readonly tabs: readonly ChooserOption[]
  readonly current: ChooserOption
  readonly onTurn: (tab: ChooserOption) => void
  readonly children: ReactNode
}

/** LOC-01, LOC-03: the ways of getting the food that the brand offers; the arrow keys go from one to the other. */
export const ChooserTabBar = ({ tabs, current, onTurn, children }: ChooserTabBarProps) => {
  const { diningOption: ways } = useWords('common')
  const { orderType } = useWords('shop')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  if (tabs.length < 2) return <div className={styles.panel}>{children}</div>
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const step = event.key === 'ArrowRight' ? 1 : tabs.length - 1
    const to = (tabs.indexOf(current) + step) % tabs.length
    const next = tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onTurn(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={orderType} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={styles.tab}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onTurn(tab)}
          >
            {ways[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
