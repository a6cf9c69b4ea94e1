import { useEffect } from 'react'
import { scheduleFromLocations, screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { type ChooserOption, chooserTabs } from '../../src-domain/location/chooser-tabs.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import { buttonClass } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { Notice } from '../ordering/notice.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { ChooserTabBar } from './chooser-tab-bar.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import styles from './locations-screen.module.css'
import { PickupPanel } from './pickup-panel.tsx'

const screenOf = { 2: 'PICK_UP', 3: 'DELIVERY' } as const

/** Restaurant chooser; opens on the order's dining option (LOC-01). */
export function LocationsScreen({ tab }: { readonly tab?: ChooserOption }) {
  const { locationsTitle } = useWords('shop')
  const { close } = useWords('common')
  const { all, later } = useWords('ordering').chooser
  const { cells, actions } = useOrdering()
  const tabs = chooserTabs(cells.facts.brand)
  const diningOption = useStateOf(cells.order, (now) => now.diningOption)
  const address = useStateOf(cells.order, (now) => now.address)
  const here = useStateOf(cells.order, (now) => now.location?.name)
  const wanted = tab ?? diningOption
  const shown = tabs.find(({ option }) => option === wanted) ?? tabs[0]
  const current = shown?.option
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches when a tab opens; for delivery, also per address
  useEffect(() => {
    const { isLocating, around, type } = cells.chooser.current()
    // A search near the device is running or finished.
    if (current === undefined || isLocating || (around?._tag === 'Here' && type === current)) return
    void actions.chooser.show(current, current === 'delivery' ? address : undefined)
  }, [current, current === 'delivery' ? address : undefined])
  return (
    <Sheet title={locationsTitle} closeLabel={close} onClose={actions.back} tall>
      <Notice />
      <div className={styles.content}>
        {shown === undefined ? null : (
          <ChooserTabBar
            tabs={tabs}
            current={shown.code}
            type={cells.facts.brand.themes.tabs}
            onTurn={(next) => actions.turn({ _tag: 'Cart', path: screenPaths[screenOf[next]] })}
          >
            {current === 'delivery' ? <DeliveryPanel /> : <PickupPanel />}
          </ChooserTabBar>
        )}
        {here !== undefined && isScheduleShown(cells.facts.brand, diningOption) ? (
          <button
            type="button"
            className={buttonClass('secondary')}
            onClick={() => actions.open({ _tag: 'Cart', path: scheduleFromLocations })}
          >
            {later({ name: here })}
          </button>
        ) : null}
        <a className={styles.all} href={cells.facts.home}>
          {all}
        </a>
      </div>
    </Sheet>
  )
}
