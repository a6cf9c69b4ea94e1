import { type ReactNode, useState } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { scheduleFromLocations, screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { isUpsellStep } from '../../src-domain/upsell/offered-upsells.ts'
import { CartSheet } from '../cart/cart-sheet.tsx'
import { EditLine } from '../cart/edit-line.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { LazySheet } from '../shell/lazy-part.tsx'
import { UpsellItem } from '../upsell/upsell-item.tsx'
import { UpsellsScreen } from '../upsell/upsells-screen.tsx'
import { FlowRouter } from './flow-router.tsx'
import type { lazySheets } from './lazy-sheets.ts'
import { prefetchedSheets } from './prefetched-sheets.ts'

const chooserPaths: readonly string[] = [screenPaths.LOCATIONS, screenPaths.PICK_UP, screenPaths.DELIVERY]

/** Cart with its screens, which open over it (CART-06), so that closing one restores the focus. */
export function CartFlow({ path, state }: { readonly path: string; readonly state: unknown }) {
  const { cells } = useOrdering()
  const Upsells = isUpsellStep(cells.facts.brand.themes.upsell) ? UpsellsScreen : Outlet
  // A chooser opened from the menu appears without the cart.
  const [beganAt] = useState(path)
  const isChooserAlone = chooserPaths.includes(beganAt) && chooserPaths.includes(path)
  return (
    <FlowRouter path={path} state={state}>
      {isChooserAlone ? null : <CartSheet />}
      <Routes>
        <Route path={screenPaths.FETCH_ITEM_DETAIL} element={<EditLine />} />
        <Route path={screenPaths.REMOVE_CART_ITEM} element={drawPrefetched(({ RemoveLines }) => <RemoveLines />)} />
        <Route path={screenPaths.SET_TABLE_NUMBER} element={<CartTable />} />
        <Route
          path={screenPaths.FETCH_SCHEDULE_DATE}
          element={drawPrefetched(({ ScheduleSheet }) => <ScheduleSheet />)}
        />
        <Route path={scheduleFromLocations} element={drawPrefetched(({ ScheduleSheet }) => <ScheduleSheet />)} />
        <Route path={screenPaths.UPSELLS} element={<Upsells />}>
          <Route path={screenPaths.UPSELLS_ITEM} element={<UpsellItem />} />
        </Route>
        <Route path={screenPaths.LOCATIONS} element={drawPrefetched(({ LocationsScreen }) => <LocationsScreen />)} />
        <Route
          path={screenPaths.PICK_UP}
          element={drawPrefetched(({ LocationsScreen }) => <LocationsScreen tab="pickup" />)}
        />
        <Route
          path={screenPaths.DELIVERY}
          element={drawPrefetched(({ LocationsScreen }) => <LocationsScreen tab="delivery" />)}
        />
        <Route path={screenPaths.PACKING} element={drawPrefetched(({ PackingScreen }) => <PackingScreen />)} />
        <Route path={screenPaths.LOG_IN} element={drawPrefetched(({ CartLogIn }) => <CartLogIn />)} />
        <Route path={screenPaths.LINK} element={drawPrefetched(({ LinkScreen }) => <LinkScreen />)} />
        <Route path="*" element={null} />
      </Routes>
    </FlowRouter>
  )
}

/**
 * Table entry. Before the checkout, it continues there; opened by the Edit button, it returns to the cart (TABLE-09).
 */
function CartTable() {
  const { actions } = useOrdering()
  const { state } = useLocation()
  const isEdit = typeof state === 'object' && state !== null && 'isEdit' in state
  const done = () => (isEdit ? actions.back() : actions.next('SET_TABLE_NUMBER'))
  return drawPrefetched(({ TableSheet }) => <TableSheet onDone={done} />)
}

function PrefetchedSheet({ draw }: { readonly draw: (sheets: typeof lazySheets) => ReactNode }) {
  const { actions } = useOrdering()
  return (
    <LazySheet of={prefetchedSheets} onClose={actions.back}>
      {draw}
    </LazySheet>
  )
}

function drawPrefetched(draw: (sheets: typeof lazySheets) => ReactNode) {
  return <PrefetchedSheet draw={draw} />
}
