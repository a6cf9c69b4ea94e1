import { connect, createServer, type Socket } from 'node:net'

// PostgreSQL's protocol 3.0: https://www.postgresql.org/docs/current/protocol-message-formats.html
const protocol = 196_608
const sslRequest = 80_877_103

interface Session {
  readonly socket: Socket
  owner: Owner | undefined
}

interface Owner {
  readonly hear: (message: Buffer) => void
  readonly done: () => void
}

/** Splits a stream into messages: one byte of type (absent in the first one of a client), then a length. */
function splitter(hasType: () => boolean, hear: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const start = hasType() ? 1 : 0
      if (rest.length < start + 4) return
      const length = start + rest.readInt32BE(start)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      hear(message)
    }
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const authenticationOk = message('R', Buffer.alloc(4))
const keyData = message('K', Buffer.alloc(8))
const ready = message('Z', Buffer.from('I'))

/** A startup message with user and database alone: a pooler passes no other parameter on. */
function startupFor(url: URL): Buffer {
  const words = ['user', url.username || 'postgres', 'database', url.pathname.slice(1), '']
  const body = Buffer.concat(words.map((word) => Buffer.from(`${word}\0`)))
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8)
  head.writeInt32BE(protocol, 4)
  return Buffer.concat([head, body])
}

/**
 * Gives each transaction a session of its own, the one that was used longest ago, as a pooler with
 * `pool_mode = transaction` may. Needs a server that asks for no password.
 */
export async function transactionPooler(target: string, sessions: number) {
  const url = new URL(target)
  const idle: Session[] = []
  const waiting: ((session: Session) => void)[] = []
  const all = new Set<Socket>()

  const free = (session: Session) => {
    session.owner = undefined
    const next = waiting.shift()
    if (next === undefined) idle.push(session)
    else next(session)
  }
  const take = (): Promise<Session> => {
    const session = idle.shift()
    return session === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(session)
  }

  const openSession = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(url.port || 5432), url.hostname)
      all.add(socket)
      const session: Session = { socket, owner: undefined }
      let isOpen = false
      socket.once('error', reject)
      socket.on(
        'data',
        splitter(
          () => true,
          (heard) => {
            const isReady = heard[0] === 'Z'.charCodeAt(0)
            // A notification is dropped while no client has the session.
            session.owner?.hear(heard)
            if (!isReady) return
            if (!isOpen) {
              isOpen = true
              free(session)
              resolve()
            } else if (heard[5] === 'I'.charCodeAt(0)) session.owner?.done()
          },
        ),
      )
      socket.write(startupFor(url))
    })
  for (let opened = 0; opened < sessions; opened += 1) await openSession()

  const serve = (client: Socket) => {
    all.add(client)
    let isStarted = false
    let session: Session | undefined
    let unit: Buffer[] = []
    let line = Promise.resolve()

    const owner: Owner = {
      hear: (heard) => client.write(heard),
      done: () => {
        const used = session
        session = undefined
        if (used !== undefined) free(used)
      },
    }
    const send = (bytes: Buffer) => {
      line = line.then(async () => {
        session ??= await take()
        session.owner = owner
        session.socket.write(bytes)
      })
    }
    const start = (asked: Buffer) => {
      if (asked.readInt32BE(4) === sslRequest) {
        client.write('N')
        return
      }
      isStarted = true
      client.write(Buffer.concat([authenticationOk, keyData, ready]))
    }
    client.on('error', () => undefined)
    client.on(
      'data',
      splitter(
        () => isStarted,
        (heard) => {
          if (!isStarted) return start(heard)
          const type = String.fromCharCode(heard[0] ?? 0)
          if (type === 'X') return client.end()
          unit.push(heard)
          if (type !== 'Q' && type !== 'S') return
          send(Buffer.concat(unit))
          unit = []
        },
      ),
    )
  }

  const server = createServer(serve)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const pooled = new URL(target)
  pooled.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    url: pooled.href,
    close: async () => {
      for (const socket of all) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
