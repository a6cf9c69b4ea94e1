import type { ReactNode } from 'react'
import type { ChooserCode, ChooserTab } from '../../src-domain/location/chooser-tabs.ts'
import { Tabs } from '../design/tabs.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface ChooserTabBarProps {
  readonly tabs: readonly ChooserTab[]
  readonly current: ChooserCode
  readonly onTurn: (code: ChooserCode) => void
  readonly type: string
  readonly children: ReactNode
}

/** Dining options of the brand (LOC-01, LOC-02, LOC-03). */
export function ChooserTabBar({ tabs, current, onTurn, type, children }: ChooserTabBarProps) {
  const { diningOption: ways } = useWords('common')
  const { orderType } = useWords('shop')
  if (tabs.length < 2) return children
  const named = tabs.map(({ code, option }) => ({ code, label: ways[option] }))
  return (
    <Tabs tabs={named} current={current} onTurn={onTurn} label={orderType} type={type}>
      {children}
    </Tabs>
  )
}
