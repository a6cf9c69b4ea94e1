import { connect, type Socket } from 'node:net'

/**
 * Sends requests at one moment: holds back the last byte of each, then sends all last bytes together. Returns the
 * statuses.
 */
export async function lastByteBurst(port: number, requests: readonly string[]): Promise<readonly number[]> {
  const open = await Promise.all(requests.map((request) => prepared(port, request)))
  for (const { socket, lastByte } of open) socket.write(lastByte)
  return Promise.all(open.map(({ status }) => status))
}

export function rawPost(path: string, headers: Readonly<Record<string, string>>, body: unknown): string {
  const text = JSON.stringify(body)
  const sent = { host: '127.0.0.1', connection: 'close', 'content-type': 'application/json', ...headers }
  const lines = Object.entries({ ...sent, 'content-length': String(Buffer.byteLength(text)) })
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`
}

/** A GET without a body: the last byte ends the head. */
export function rawGet(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: '127.0.0.1', connection: 'close', ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

async function prepared(port: number, request: string) {
  const bytes = Buffer.from(request)
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((done, failed) => {
    socket.once('error', failed)
    socket.write(bytes.subarray(0, -1), () => done())
  })
  const status = new Promise<number>((done, failed) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.once('error', failed)
    socket.once('end', () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])))
  })
  return { socket, lastByte: bytes.subarray(-1), status }
}
