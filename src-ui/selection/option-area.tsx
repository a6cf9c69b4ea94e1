import { useCallback, useMemo, useRef, useState } from 'react'
import type { Themes } from '../../src-domain/brand/brand.ts'
import type { MenuOption } from '../../src-domain/menu/menu.ts'
import { minOf } from '../../src-domain/menu/option-bounds.ts'
import type { FilledTab } from '../../src-domain/menu/option-tabs.ts'
import { kindsIn, pieceErrors } from '../../src-domain/selection/pieces.ts'
import type { Modifier } from '../../src-domain/selection/selections.ts'
import { useWords } from '../messages/words-context.tsx'
import { arrangementOf } from './arrangement.ts'
import styles from './option-area.module.css'
import { OptionList, type OptionListProps } from './option-list.tsx'
import { OptionTabs } from './option-tabs.tsx'
import { QuickNav } from './quick-nav.tsx'

export interface OptionAreaProps extends Omit<OptionListProps, 'onEnd' | 'within'> {
  readonly optionTabs: Themes['itemDetails']['optionTabs']
  /** Counts refused submits. Each one shows the tab of the first error (SEL-25). */
  readonly refusals: number
}

const atTop: OptionListProps['within'] = []
const tabsAnchor = 'option-tabs'

/** Option groups of the item in the brand's arrangement (MENU-26). */
export function OptionArea({ optionTabs, refusals, ...list }: OptionAreaProps) {
  const { moreTab } = useWords('ordering')
  const { options, types } = list
  const arrangement = useMemo(
    () => arrangementOf(options, types.layout, optionTabs, moreTab),
    [options, types.layout, optionTabs, moreTab],
  )
  if (arrangement._tag === 'Tabs') return <TabbedArea {...list} tabs={arrangement.tabs} refusals={refusals} />
  return (
    <div className={`${styles.area} ${arrangement.hasBar ? styles.barred : ''}`}>
      {arrangement.hasBar ? <QuickNav options={options} /> : null}
      <OptionList {...list} within={atTop} />
    </div>
  )
}

interface TabbedAreaProps extends Omit<OptionAreaProps, 'optionTabs'> {
  readonly tabs: readonly FilledTab[]
}

function tabHasOption({ options }: FilledTab, id: string | undefined): boolean {
  return options.some((option) => option.id === id)
}
function isDue(option: MenuOption, chosen: readonly Modifier[]): boolean {
  return kindsIn(chosen) < minOf(option) || pieceErrors(option, chosen).length > 0
}
const noOptions: readonly MenuOption[] = []

function TabbedArea({ tabs, refusals, ...list }: TabbedAreaProps) {
  const { selections, shown } = list
  const [active, setActive] = useState(0)
  const [answered, setAnswered] = useState(refusals)
  if (answered !== refusals) {
    // Set during render, so that the following jump finds the group on the page.
    setAnswered(refusals)
    const wrong = tabs.findIndex((tab) => tabHasOption(tab, shown[0]?.path[0]))
    if (wrong >= 0) setActive(wrong)
  }
  const area = useRef<HTMLDivElement>(null)
  const last = tabs.length - 1
  const onEnd = useCallback(() => {
    setActive((now) => Math.min(now + 1, last))
    const buttons = area.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []
    const at = [...buttons].findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
    // Moves the focus from the hidden tab panel to the next tab.
    buttons[Math.min(at + 1, last)]?.focus({ preventScroll: true })
  }, [last])
  const states = tabs.map((tab) => ({
    count: tab.options.reduce((sum, { id }) => sum + (selections.get(id)?.length ?? 0), 0),
    isDue: tab.options.some((option) => isDue(option, selections.get(option.id) ?? [])),
    isWrong: shown.some(({ path }) => path.length > 0 && tabHasOption(tab, path[0])),
  }))
  return (
    <div ref={area}>
      <OptionTabs
        tabs={tabs}
        active={active}
        states={states}
        type={list.types.tabs}
        onChange={setActive}
        anchor={tabsAnchor}
      >
        <OptionList key={active} {...list} options={tabs[active]?.options ?? noOptions} within={atTop} onEnd={onEnd} />
      </OptionTabs>
    </div>
  )
}
