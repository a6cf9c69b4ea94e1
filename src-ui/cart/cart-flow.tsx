import { useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { screenPaths } from '../../src-domain/checkout/screen-paths.ts'
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

/**
 * The cart with its own in-memory navigation (CART-06): the overview stays, the other screens lie over it, so that
 * leaving one brings the focus back to where it was opened.
 */
export const CartFlow = ({ path }: { readonly path: string }) => (
  <MemoryRouter initialEntries={[path]}>
    <HistoryMirror path={path} />
    <CartSheet />
    <Routes>
      <Route path={screenPaths.FETCH_ITEM_DETAIL} element={<EditLine />} />
      <Route path={screenPaths.REMOVE_CART_ITEM} element={<RemoveLines />} />
      <Route path="*" element={null} />
    </Routes>
  </MemoryRouter>
)
