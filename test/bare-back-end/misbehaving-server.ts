import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Misbehaviour, misbehaviours } from './misbehaviour.ts'
import type { Answer } from './route.ts'
import { type Heard, type Read, watchContract } from './watched-contract.ts'

export interface Came {
  readonly request: IncomingMessage
  readonly text: string
  readonly read: Read
}

export interface MisbehavingNeeds {
  readonly port?: number
  readonly act: (came: Came) => Answer | Promise<Answer>
  /** How a slow response waits. Default: real time. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
  readonly hear?: (line: string) => void
}

/** Order server on a port that misbehaves on request. */
export interface MisbehavingServer extends Heard {
  readonly origin: string
  readonly misbehave: (how: Misbehaviour) => void
  /** Ends all misbehaviour and cuts hanging connections. */
  readonly behave: () => void
  readonly hung: () => number
  readonly close: () => Promise<void>
}

export async function startMisbehaving(needs: MisbehavingNeeds): Promise<MisbehavingServer> {
  const { port = 0, act, pause = sleep, hear } = needs
  const { watch, broken, heard } = watchContract(hear)
  const wrongs = misbehaviours()
  const hanging = new Set<ServerResponse>()

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await textOf(request)
    const read = watch(request, text)
    const came = { request, text, read }
    const wrong = read._tag === 'Call' ? wrongs.take(`${read.route.method} ${read.route.path}`) : undefined
    if (wrong === undefined) return send(response, await act(came))
    switch (wrong._tag) {
      case 'Slow':
        await pause(wrong.milliseconds)
        return send(response, await act(came))
      case 'Hang':
        if (wrong.at === 'after') await act(came)
        hanging.add(response)
        response.once('close', () => hanging.delete(response))
        return
      case 'Drop':
        if (wrong.at === 'after') await act(came)
        request.socket.destroy()
        return
      case 'Refuse': {
        if (wrong.at === 'after') await act(came)
        const { status, message } = wrong
        return send(response, { status, body: message === undefined ? undefined : { message } })
      }
      case 'Change': {
        // A 304 response has no body to change.
        delete request.headers['if-none-match']
        const answer = await act(came)
        return send(response, { ...answer, body: wrong.change(answer.body) })
      }
      case 'Garble':
        await act(came)
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end('<html>Back soon</html>')
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((reason: unknown) => {
      broken(`${request.method} ${request.url}: ${String(reason)}`)
      send(response, { status: 500, body: { message: 'Something broke.' } })
    })
  })
  // A busy server would close an idle connection under the next call.
  server.keepAliveTimeout = 0
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  const address = server.address()
  return {
    ...heard,
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    misbehave: wrongs.add,
    behave: () => {
      wrongs.clear()
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    hung: () => hanging.size,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  if (body === undefined) {
    response.writeHead(status, headers).end()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
