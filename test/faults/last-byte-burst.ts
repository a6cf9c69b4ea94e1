import { connect, type Socket } from 'node:net'

/**
 * Sends the same request so many times at one moment: every connection gets all but its last byte, and the last bytes
 * follow each other in one go when all the others have left. Answers the status of each.
 */
export async function lastByteBurst(port: number, requests: readonly string[]): Promise<readonly number[]> {
  const open = await Promise.all(requests.map((request) => prepared(port, request)))
  for (const { socket, lastByte } of open) socket.write(lastByte)
  return Promise.all(open.map(({ status }) => status))
}

/** An HTTP/1.1 request by which the connection ends. */
export function rawPost(path: string, headers: Readonly<Record<string, string>>, body: unknown): string {
  const text = JSON.stringify(body)
  const sent = { host: '127.0.0.1', connection: 'close', 'content-type': 'application/json', ...headers }
  const lines = Object.entries({ ...sent, 'content-length': String(Buffer.byteLength(text)) })
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`
}

/** The same without a body: its last byte is the last of its head. */
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
