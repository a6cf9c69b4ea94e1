import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '../design/skeleton.tsx'

const wait = (
  <div aria-busy="true">
    <Skeleton shape="short" />
    <Skeleton shape="bar" />
    <Skeleton shape="bar" />
  </div>
)

export interface LazyScreen<P = object> {
  (props: P): ReactNode
  /** Prefetches the screen. If that fails, showing the screen retries. */
  readonly fetch: () => Promise<void>
}

/** Loads when first shown, with one retry; then the error boundary takes over. */
export function lazyScreen<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let here: ComponentType<P> | undefined
  const fetch = async (): Promise<ComponentType<P>> => {
    here ??= await load().catch(load)
    return here
  }
  const Later = lazy(() => fetch().then((screen) => ({ default: screen })))
  const Screen = (props: P) => {
    // Keeps the component type, because a change would lose the customer's entries.
    const [Here] = useState(() => here)
    if (Here !== undefined) return <Here {...props} />
    return (
      <Suspense fallback={wait}>
        <Later {...props} />
      </Suspense>
    )
  }
  return Object.assign(Screen, { fetch: () => fetch().then(() => undefined) })
}
