/** The part of a browser's EventSource that `eventStream` uses. */
export interface EventSourceLike {
  readonly readyState: number
  readonly addEventListener: (name: 'open' | 'changed' | 'error', listen: () => void) => void
  readonly close: () => void
}

export interface EventStreamNeeds {
  /** Opens a stream below the API's base address, with cookies of the same origin. */
  readonly open: (path: string) => EventSourceLike
}

interface Listeners {
  /** Also called whenever the stream opens, because events may have been missed before. */
  readonly changed: () => void
  readonly connected?: (isOpen: boolean) => void
}

/** `EventSource.CLOSED`: the server refused, and the browser does not try again. */
const closed = 2
/** Milliseconds after a refusal; doubles with each one. */
const pause = { first: 5_000, longest: 300_000 }

/**
 * Opens an event stream and reopens it after a failure. The browser reconnects after a lost connection, but not after
 * a refusal, such as a stream limit or an ended session. Returns a function that closes the stream.
 */
export function eventStream(
  { open }: EventStreamNeeds,
  brandId: string,
  path: string,
  { changed, connected = () => undefined }: Listeners,
): () => void {
  let close = () => {}
  let refusals = 0

  const begin = () => {
    const source = open(`${path}?client=${encodeURIComponent(brandId)}`)
    close = () => source.close()
    source.addEventListener('open', () => {
      refusals = 0
      connected(true)
      changed()
    })
    source.addEventListener('changed', changed)
    source.addEventListener('error', () => {
      connected(false)
      if (source.readyState !== closed) return
      const timer = setTimeout(begin, Math.min(pause.first * 2 ** refusals, pause.longest))
      refusals += 1
      close = () => clearTimeout(timer)
    })
  }

  begin()
  return () => close()
}
