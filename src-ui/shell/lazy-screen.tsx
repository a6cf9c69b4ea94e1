import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../design/skeleton.tsx'

const wait = (
  <div aria-busy="true">
    <Skeleton shape="short" />
    <Skeleton shape="bar" />
    <Skeleton shape="bar" />
  </div>
)

/**
 * A screen that few orders see: fetched when it is first shown, so that it costs the others nothing. A fetch that fails
 * is tried once more; after that the document's error boundary speaks.
 */
export const lazyScreen = (load: () => Promise<ComponentType>): (() => ReactNode) => {
  const Screen = lazy(() =>
    load()
      .catch(load)
      .then((screen) => ({ default: screen })),
  )
  return () => (
    <Suspense fallback={wait}>
      <Screen />
    </Suspense>
  )
}
