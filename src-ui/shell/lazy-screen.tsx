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
  /** Fetched before it is asked for, so that a tap finds it here. A fetch that fails is tried again when it is shown. */
  readonly fetch: () => Promise<void>
}

/**
 * A screen that few orders see: fetched when it is first shown, so that it costs the others nothing. A fetch that fails
 * is tried once more; after that the document's error boundary speaks. One that was fetched before is shown at once.
 */
export function lazyScreen<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let here: ComponentType<P> | undefined
  const fetch = async (): Promise<ComponentType<P>> => {
    here ??= await load().catch(load)
    return here
  }
  const Later = lazy(() => fetch().then((screen) => ({ default: screen })))
  const Screen = (props: P) => {
    // Decided once: a screen that changed its kind while it is shown would lose what was typed in it.
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
