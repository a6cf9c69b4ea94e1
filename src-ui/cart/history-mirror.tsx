import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOrdering } from './ordering-app.ts'

/** Keeps the flow's own path and the history entry of the page together, so that Back goes one step in the flow (CART-12). */
export const HistoryMirror = ({ path }: { readonly path: string }) => {
  const { actions } = useOrdering()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const last = useRef({ pathname, path })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where one of the two sides moved is there one to follow
  useEffect(() => {
    const was = last.current
    last.current = { pathname, path }
    if (pathname === path) return
    // Where both moved at once the page's history wins: each following the other they would change places for ever.
    if (path !== was.path) void navigate(path, { replace: true })
    else actions.open({ _tag: 'Cart', path: pathname })
  }, [pathname, path])
  return null
}
