import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { OpenStream } from './event-stream.ts'
import { type RefusalAnswer, refusal } from './refusal-answer.ts'

/** Seconds. The page polls meanwhile. */
const comeBack = 30
const tooManyStreams = refusal(503, 'too_many_streams', 'Too many event streams are open.', comeBack)

/** Bounds the open streams of one order or staff session, so that it cannot use up the server's streams. */
export function streamCounts(most: number) {
  const counts = new Map<string, number>()
  const add = (name: string, by: number) => {
    const count = (counts.get(name) ?? 0) + by
    if (count > 0) counts.set(name, count)
    else counts.delete(name)
  }
  return (name: string, stream: OpenStream): Either<RefusalAnswer, OpenStream> => {
    if ((counts.get(name) ?? 0) >= most) return left(tooManyStreams)
    return right({
      ...stream,
      begin: (sink) => {
        add(name, 1)
        const end = stream.begin(sink)
        return () => {
          add(name, -1)
          end()
        }
      },
    })
  }
}
