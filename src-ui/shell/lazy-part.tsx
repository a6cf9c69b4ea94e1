import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface LazyPart<A> {
  readonly here: () => A | undefined
  /** Fetches the part; a call after a failure retries. */
  readonly fetch: () => Promise<A>
}

/** Loads rarely used sheets together in one request. */
export function lazyPart<A>(load: () => Promise<A>): LazyPart<A> {
  let here: A | undefined
  return {
    here: () => here,
    fetch: async () => {
      here ??= await load()
      return here
    },
  }
}

export interface LazySheetProps<A> {
  readonly of: LazyPart<A>
  readonly onClose: () => void
  readonly children: (part: A) => ReactNode
}

export function LazySheet<A>({ of, onClose, children }: LazySheetProps<A>) {
  const [part, setPart] = useState(of.here)
  const [turn, setTurn] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    if (part !== undefined) return
    let isHere = true
    of.fetch().then(
      (fetched) => isHere && setPart(() => fetched),
      () => isHere && setFailed(turn),
    )
    return () => {
      isHere = false
    }
  }, [of, part, turn])
  if (part !== undefined) return children(part)
  return <Waiting isFailed={failed === turn} onRetry={() => setTurn(turn + 1)} onClose={onClose} />
}

interface WaitingProps {
  readonly isFailed: boolean
  readonly onRetry: () => void
  readonly onClose: () => void
}

function Waiting({ isFailed, onRetry, onClose }: WaitingProps) {
  const { loading, close, couldNotLoad, retry } = useWords('common')
  return (
    <Sheet title={isFailed ? couldNotLoad : loading} closeLabel={close} onClose={onClose} tall>
      {isFailed ? (
        <>
          <Alert kind="danger">{couldNotLoad}</Alert>
          <Button onClick={onRetry}>{retry}</Button>
        </>
      ) : (
        <div aria-busy="true">
          <Skeleton shape="short" />
          <Skeleton shape="bar" />
          <Skeleton shape="bar" />
        </div>
      )}
    </Sheet>
  )
}
