import { useEffect, useState } from 'react'
import { MemoryRouter, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { scheduleFromLocations, screenPaths } from '../../src-domain/checkout/screen-paths.ts'
import { isUpsellStep } from '../../src-domain/upsell/offered-upsells.ts'
import { TableSheet } from '../fulfilment/table-sheet.tsx'
import { LocationsScreen } from '../location/locations-screen.tsx'
import { PackingScreen } from '../packing/packing-screen.tsx'
import { ScheduleSheet } from '../scheduling/schedule-sheet.tsx'
import { LinkScreen } from '../sharing/link-screen.tsx'
import { UpsellItem } from '../upsell/upsell-item.tsx'
import { UpsellsScreen } from '../upsell/upsells-screen.tsx'
import { CartLogIn } from './cart-log-in.tsx'
import { CartSheet } from './cart-sheet.tsx'
import { EditLine } from './edit-line.tsx'
import { useOrdering } from './ordering-app.ts'
import { RemoveLines } from './remove-lines.tsx'

/** Keeps the flow's own path and the history entry of the page together, so that Back goes one step in the flow (CART-12). */
const HistoryMirror = ({ path }: { readonly path: string }) => {
  const { actions } = useOrdering()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each direction follows its own side only, or they would chase each other
  useEffect(() => {
    if (pathname !== path) actions.open({ _tag: 'Cart', path: pathname })
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (pathname !== path) void navigate(path, { replace: true })
  }, [path])
  return null
}

const chooserPaths: readonly string[] = [screenPaths.LOCATIONS, screenPaths.PICK_UP, screenPaths.DELIVERY]

/** Asked on the way to the checkout it goes on from here; asked by the Edit button it goes back there (TABLE-09). */
const CartTable = () => {
  const { actions } = useOrdering()
  const { state } = useLocation()
  const isEdit = typeof state === 'object' && state !== null && 'isEdit' in state
  return <TableSheet onDone={() => (isEdit ? actions.back() : actions.next('SET_TABLE_NUMBER'))} />
}

/**
 * The cart with its own in-memory navigation (CART-06): the overview stays, the other screens lie over it, so that
 * leaving one brings the focus back to where it was opened.
 */
export const CartFlow = ({ path }: { readonly path: string }) => {
  const { cells } = useOrdering()
  const Upsells = isUpsellStep(cells.facts.brand.themes.upsell) ? UpsellsScreen : Outlet
  // Somebody who chooses a restaurant from the menu did not ask for the cart.
  const [beganAt] = useState(path)
  const isChooserAlone = chooserPaths.includes(beganAt) && chooserPaths.includes(path)
  return (
    <MemoryRouter initialEntries={[path]}>
      <HistoryMirror path={path} />
      {isChooserAlone ? null : <CartSheet />}
      <Routes>
        <Route path={screenPaths.FETCH_ITEM_DETAIL} element={<EditLine />} />
        <Route path={screenPaths.REMOVE_CART_ITEM} element={<RemoveLines />} />
        <Route path={screenPaths.SET_TABLE_NUMBER} element={<CartTable />} />
        <Route path={screenPaths.FETCH_SCHEDULE_DATE} element={<ScheduleSheet />} />
        <Route path={scheduleFromLocations} element={<ScheduleSheet />} />
        <Route path={screenPaths.UPSELLS} element={<Upsells />}>
          <Route path={screenPaths.UPSELLS_ITEM} element={<UpsellItem />} />
        </Route>
        <Route path={screenPaths.LOCATIONS} element={<LocationsScreen />} />
        <Route path={screenPaths.PICK_UP} element={<LocationsScreen tab="pickup" />} />
        <Route path={screenPaths.DELIVERY} element={<LocationsScreen tab="delivery" />} />
        <Route path={screenPaths.PACKING} element={<PackingScreen />} />
        <Route path={screenPaths.LOG_IN} element={<CartLogIn />} />
        <Route path={screenPaths.LINK} element={<LinkScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>
  )
}
