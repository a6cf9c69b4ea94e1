import type { ReactNode } from 'react'
import { Button } from '../design/button.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './devices-screen.module.css'

export interface ListFrameProps {
  readonly isLoaded: boolean
  readonly isUnreached: boolean
  /** What the last change did; announced. */
  readonly done: string
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** A list with what it says while it loads, if the order server cannot be reached, and after a change. */
export function ListFrame({ isLoaded, isUnreached, done, onRetry, children }: ListFrameProps) {
  const words = useWords('staff')
  const common = useWords('common')
  return (
    <>
      {isUnreached ? (
        <div role="alert" className={styles.stale}>
          <p>{isLoaded ? words.devices.stale : words.unreached}</p>
          <Button kind="secondary" onClick={onRetry}>
            {common.retry}
          </Button>
        </div>
      ) : null}
      <p role="status" className={styles.done}>
        {isLoaded || isUnreached ? done : words.loading}
      </p>
      {isLoaded ? children : isUnreached ? null : <Skeleton shape="block" />}
    </>
  )
}
