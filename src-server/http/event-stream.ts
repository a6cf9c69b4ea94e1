import type { FastifyReply, FastifyRequest } from 'fastify'
import { guardHeaders } from './guard-headers.ts'

export interface EventSink {
  /** undefined: events may have been missed. */
  readonly changed: (version: number | undefined) => void
}

/** `begin` reports changes to `sink` and returns a function that stops this. */
export interface OpenStream {
  readonly begin: (sink: EventSink) => () => void
  /** Checked periodically, and when events may have been missed. False: the caller has lost the permission to listen. */
  readonly isStillAllowed?: () => Promise<boolean>
}

/** Milliseconds; keeps proxies from closing a silent stream. */
const commentEvery = 20_000
/** Milliseconds after which a browser reconnects; fewer when this server stops, because its successor already runs. */
const reconnectAfter = { usual: 3_000, atStop: 1_000 }
/** Bytes that a client may leave unread before its stream is closed. */
const mostUnread = 64 * 1024

/** The open streams of a server. */
export function eventStreams() {
  const open = new Set<() => void>()

  const send = (request: FastifyRequest, reply: FastifyReply, { begin, isStillAllowed }: OpenStream): void => {
    guardHeaders(reply)
    reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'no-store')
    reply.header('x-accel-buffering', 'no')
    const { raw } = reply
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200)
    const write = (text: string) => {
      if (raw.writableLength > mostUnread) raw.destroy()
      else raw.write(text)
    }
    write(`retry: ${reconnectAfter.usual}\n\n`)
    const check = () =>
      void isStillAllowed?.().then(
        (isAllowed) => {
          if (!isAllowed) raw.end()
        },
        (reason: unknown) => request.log.warn({ err: reason }, 'a stream could not be checked'),
      )
    const end = begin({
      changed: (version) => {
        write(`event: changed\ndata: ${version ?? 0}\n\n`)
        // The permission may have been withdrawn.
        if (version === undefined) check()
      },
    })
    const comments = setInterval(() => {
      write(':\n\n')
      check()
    }, commentEvery)
    comments.unref()
    const stop = () => {
      write(`retry: ${reconnectAfter.atStop}\n\n`)
      raw.end()
    }
    open.add(stop)
    raw.once('close', () => {
      clearInterval(comments)
      open.delete(stop)
      end()
    })
  }

  return {
    send,
    /** Ends every stream; browsers connect again. */
    stopAll: () => {
      for (const stop of open) stop()
    },
  }
}
