import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { ChooserCode, ChooserTab } from '../../src-domain/location/chooser-tabs.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './chooser-tab-bar.module.css'

export interface ChooserTabBarProps {
  readonly tabs: readonly ChooserTab[]
  readonly current: ChooserCode
  readonly onTurn: (code: ChooserCode) => void
  readonly children: ReactNode
}

/** LOC-01, LOC-02, LOC-03: the ways of getting the food that the brand offers; the arrow keys go from one to the other. */
export function ChooserTabBar({ tabs, current, onTurn, children }: ChooserTabBarProps) {
  const { diningOption: ways } = useWords('common')
  const { orderType } = useWords('shop')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  if (tabs.length < 2) return <div className={styles.panel}>{children}</div>
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const step = event.key === 'ArrowRight' ? 1 : tabs.length - 1
    const to = (tabs.findIndex(({ code }) => code === current) + step) % tabs.length
    const next = tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onTurn(next.code)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={orderType} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ code, option }) => (
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
            {ways[option]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
