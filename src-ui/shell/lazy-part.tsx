import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface LazyPart<A> {
  /** The part, when it is here already. */
  readonly here: () => A | undefined
  /** A fetch that fails is tried again by the next who asks. */
  readonly fetch: () => Promise<A>
}

/** Sheets that few visits open: fetched together, so that they are one request and the others pay nothing for them. */
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

/** A sheet of such a part. While it is on its way, and when it does not come, there is a sheet that says so. */
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
